CREATE TABLE cart (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL CONSTRAINT cart_one_per_customer UNIQUE,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE INDEX cart_changed ON cart (changed_at);

CREATE TABLE cart_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cart_id integer NOT NULL REFERENCES cart ON DELETE CASCADE,
  sku_id integer NOT NULL REFERENCES sku_copy,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
  -- The price that stood there when the customer last touched the line.
  seen_unit_price_pesewas bigint NOT NULL,
  is_adjusted boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL,
  CONSTRAINT cart_line_one_per_sku UNIQUE (cart_id, sku_id)
);

CREATE INDEX cart_line_sku ON cart_line (sku_id);
