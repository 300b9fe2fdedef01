-- What orders knows of other services' records. Each row carries its owner's version: an older one never replaces it.

CREATE TABLE sku_copy (
  sku_id integer PRIMARY KEY,
  product_id integer NOT NULL,
  variant_id integer,
  variant_size_id integer,
  size_id integer,
  vendor_id integer NOT NULL,
  product_name text NOT NULL,
  category_id integer,
  category_name text,
  color_name text,
  size_name text,
  image_url text,
  code text NOT NULL,
  unit_price_pesewas bigint NOT NULL CHECK (unit_price_pesewas >= 0),
  list_price_pesewas bigint NOT NULL CHECK (list_price_pesewas >= 0),
  sellable boolean NOT NULL,
  version integer NOT NULL
);

CREATE INDEX sku_copy_product ON sku_copy (product_id, variant_id, size_id);

-- Apart from sku_copy, since stock and description change by different events and either may come first.
CREATE TABLE sku_stock_copy (
  sku_id integer PRIMARY KEY,
  available integer NOT NULL CHECK (available >= 0),
  version integer NOT NULL
);

-- A deleted product never comes back, whatever older news of its SKUs still arrives.
CREATE TABLE deleted_product (
  product_id integer PRIMARY KEY,
  deleted_at timestamptz NOT NULL
);

CREATE TABLE vendor_copy (
  vendor_id integer PRIMARY KEY,
  shop_name text NOT NULL,
  version integer NOT NULL
);

CREATE TABLE agent_copy (
  user_id integer PRIMARY KEY,
  agent_id integer NOT NULL,
  approved boolean NOT NULL,
  active boolean NOT NULL,
  version integer NOT NULL
);

CREATE TABLE settings_copy (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  default_shipping_pesewas bigint NOT NULL CHECK (default_shipping_pesewas >= 0),
  shipping_by_region jsonb NOT NULL,
  agent_fee_pesewas bigint NOT NULL CHECK (agent_fee_pesewas >= 0),
  version integer NOT NULL
);
