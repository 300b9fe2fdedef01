-- An index of trigrams knows nothing of a search for one or two letters: the names are read from here, and not with all else.
CREATE INDEX user_account_names ON user_account (id) INCLUDE (name_folded) WHERE deleted_at IS NULL;
