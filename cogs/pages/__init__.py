"""Pages of a table that several features show: the public message, results, reasons, deals."""
