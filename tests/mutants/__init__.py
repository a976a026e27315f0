"""Small changes of the rules that nobody thought of, planted one by one: docs/tests.md."""
