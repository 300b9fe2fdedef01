CREATE TABLE vendor (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES user_account,
  shop_name text NOT NULL,
  shop_name_folded text NOT NULL,
  shop_phone text,
  shop_location text,
  shop_address text,
  shop_email text,
  shop_website text,
  shop_owner text,
  shop_latitude double precision CHECK (shop_latitude BETWEEN -90 AND 90),
  shop_longitude double precision CHECK (shop_longitude BETWEEN -180 AND 180),
  is_active boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz,
  CONSTRAINT vendor_one_shop_per_user UNIQUE (user_id),
  CONSTRAINT archived_vendor_sells_nothing CHECK (archived_at IS NULL OR NOT is_active)
);
CREATE INDEX vendor_by_name ON vendor (shop_name, id);
CREATE INDEX vendor_shop_name ON vendor USING gin (shop_name_folded gin_trgm_ops);

CREATE TABLE vendor_image (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id integer NOT NULL REFERENCES vendor,
  url text NOT NULL,
  alt text,
  position integer NOT NULL
);
CREATE INDEX vendor_image_vendor ON vendor_image (vendor_id, position);

CREATE TABLE vendor_video (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id integer NOT NULL REFERENCES vendor,
  url text NOT NULL,
  caption text,
  position integer NOT NULL
);
CREATE INDEX vendor_video_vendor ON vendor_video (vendor_id, position);
