"""What is kept: the database, what goes in and out of it, and the news of what has changed."""
