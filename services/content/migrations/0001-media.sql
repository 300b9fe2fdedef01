-- An uploaded file. Its bytes lie in the media folder under the key; the table knows what it is and whose.
CREATE TABLE media (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9-]{16,64}$'),
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  file_name text NOT NULL,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  bytes bigint NOT NULL CHECK (bytes > 0),
  -- Identity documents are private: shown to their owner and to admins only.
  is_private boolean NOT NULL DEFAULT false,
  owner_id integer,
  uploaded_by integer,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX media_owner ON media (owner_id) WHERE is_private;
