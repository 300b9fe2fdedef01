CREATE TABLE address (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES user_account,
  title text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  country text NOT NULL,
  phone text NOT NULL,
  is_default boolean NOT NULL,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX address_customer ON address (customer_id, id);
CREATE UNIQUE INDEX address_one_default ON address (customer_id) WHERE is_default;
