-- Finds a part of an order's number without reading every row.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE customer_order (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL CONSTRAINT customer_order_number UNIQUE,
  reference text NOT NULL CONSTRAINT customer_order_reference UNIQUE REFERENCES checkout (reference),
  customer_id integer NOT NULL,
  customer_name text NOT NULL,
  customer_phone text,
  customer_email text NOT NULL,
  address jsonb,
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'picked', 'out', 'delivered', 'cancelled')),
  shipping_pesewas bigint NOT NULL CHECK (shipping_pesewas >= 0),
  total_pesewas bigint NOT NULL CHECK (total_pesewas >= shipping_pesewas),
  placed_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancel_cause text CHECK (cancel_cause IN ('sold-out', 'customer', 'rejected', 'staff')),
  cancel_reason text,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (id::text || ' ' || lower(number)) STORED,
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  CHECK ((cancelled_at IS NULL) = (cancel_cause IS NULL) AND (cancelled_at IS NULL) = (cancel_reason IS NULL)),
  CHECK (archived_at IS NULL OR status IN ('delivered', 'cancelled'))
);

CREATE INDEX customer_order_placed ON customer_order (placed_at, id);
CREATE INDEX customer_order_of_customer ON customer_order (customer_id, placed_at);
CREATE INDEX customer_order_status ON customer_order (status, placed_at);
CREATE INDEX customer_order_total ON customer_order (total_pesewas, id);
CREATE INDEX customer_order_search ON customer_order USING gin (search_text gin_trgm_ops);

-- When an order first reached a status, and who took it there.
CREATE TABLE order_step (
  order_id integer NOT NULL REFERENCES customer_order,
  status text NOT NULL,
  at timestamptz NOT NULL,
  by_role text NOT NULL,
  by_id integer,
  PRIMARY KEY (order_id, status)
);

-- One vendor's part of an order.
CREATE TABLE fulfilment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES customer_order,
  vendor_id integer NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'picked', 'out', 'delivered', 'cancelled')),
  reason text,
  amount_pesewas bigint NOT NULL CHECK (amount_pesewas > 0),
  placed_at timestamptz NOT NULL,
  CONSTRAINT fulfilment_one_per_vendor UNIQUE (order_id, vendor_id),
  CHECK ((status = 'cancelled') = (reason IS NOT NULL))
);

CREATE INDEX fulfilment_of_vendor ON fulfilment (vendor_id, placed_at);
CREATE INDEX fulfilment_of_vendor_by_order ON fulfilment (vendor_id, order_id);
CREATE INDEX fulfilment_of_vendor_by_amount ON fulfilment (vendor_id, amount_pesewas);

CREATE TABLE fulfilment_step (
  fulfilment_id integer NOT NULL REFERENCES fulfilment,
  status text NOT NULL,
  at timestamptz NOT NULL,
  by_role text NOT NULL,
  by_id integer,
  PRIMARY KEY (fulfilment_id, status)
);

-- Everything as it was bought, whatever becomes of the product.
CREATE TABLE order_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES customer_order,
  fulfilment_id integer NOT NULL REFERENCES fulfilment,
  sku_id integer NOT NULL,
  product_id integer NOT NULL,
  variant_id integer,
  size_id integer,
  vendor_id integer NOT NULL,
  category_id integer,
  category_name text,
  quantity integer NOT NULL CHECK (quantity >= 1),
  unit_price_pesewas bigint NOT NULL CHECK (unit_price_pesewas > 0),
  product_name text NOT NULL,
  color_name text,
  size_name text,
  image_url text,
  code text NOT NULL,
  CONSTRAINT order_line_one_per_sku UNIQUE (order_id, sku_id)
);

CREATE INDEX order_line_fulfilment ON order_line (fulfilment_id);
CREATE INDEX order_line_product ON order_line (product_id);
