-- Keys that sign persons' tokens. Retired ones stay known until the last token they signed has expired.
CREATE TABLE signing_key (
  key_id text PRIMARY KEY,
  private_pem text NOT NULL,
  active boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX signing_key_one_active ON signing_key (active) WHERE active;

-- One token that was ended, or all tokens of a user below a version.
CREATE TABLE revocation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_id text,
  user_id integer REFERENCES user_account,
  lowest_version integer,
  revoked_at timestamptz NOT NULL,
  -- Every token that it ends has expired by then.
  expires_at timestamptz NOT NULL,
  CONSTRAINT revocation_token UNIQUE (token_id),
  CONSTRAINT revocation_user UNIQUE (user_id),
  CONSTRAINT revocation_of_token_or_user
    CHECK ((token_id IS NULL) <> (user_id IS NULL) AND (user_id IS NULL) = (lowest_version IS NULL))
);
CREATE INDEX revocation_revoked_at ON revocation (revoked_at);
CREATE INDEX revocation_expires_at ON revocation (expires_at);
