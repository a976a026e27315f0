"""Tables of the database, as SQLAlchemy knows them: the schema that migrations lead to."""
