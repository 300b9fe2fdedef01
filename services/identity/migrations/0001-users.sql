CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE role (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  description text,
  built_in boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX role_name ON role (lower(name));

INSERT INTO role (name, description, built_in) VALUES
  ('admin', 'Runs the marketplace', true),
  ('vendor', 'Sells in a shop of its own', true),
  ('delivery', 'Brings orders to customers', true),
  ('customer', 'Buys', true);

-- A deleted user keeps its row, without personal data, so that its id stays taken.
CREATE TABLE user_account (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_folded text NOT NULL,
  email text,
  password_hash text,
  phone text,
  gender text CHECK (gender IN ('male', 'female')),
  image_url text,
  -- Tokens that carry a lower version are dead.
  token_version integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT living_user_can_sign_in
    CHECK (deleted_at IS NOT NULL OR (email IS NOT NULL AND password_hash IS NOT NULL)),
  CONSTRAINT deleted_user_is_anonymous
    CHECK (deleted_at IS NULL OR (email IS NULL AND password_hash IS NULL AND phone IS NULL AND image_url IS NULL))
);
CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));
CREATE INDEX user_account_name ON user_account USING gin (name_folded gin_trgm_ops);

CREATE TABLE user_role (
  user_id integer NOT NULL REFERENCES user_account,
  role_id integer NOT NULL REFERENCES role,
  PRIMARY KEY (user_id, role_id)
);
CREATE INDEX user_role_role ON user_role (role_id);
