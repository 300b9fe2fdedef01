CREATE TABLE checkout (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT checkout_reference UNIQUE,
  customer_id integer NOT NULL,
  state text NOT NULL CHECK (state IN ('opening', 'open', 'paid', 'placed', 'closed', 'unfulfillable')),
  reason text CHECK (reason IN ('replaced', 'expired', 'failed', 'not-opened', 'no-address')),
  customer_name text NOT NULL,
  customer_phone text,
  customer_email text NOT NULL,
  address_id integer,
  address jsonb,
  shipping_pesewas bigint NOT NULL CHECK (shipping_pesewas >= 0),
  total_pesewas bigint NOT NULL CHECK (total_pesewas > 0),
  authorization_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  closed_at timestamptz,
  CHECK ((state IN ('closed', 'unfulfillable')) = (reason IS NOT NULL)),
  CHECK (state NOT IN ('paid', 'placed', 'unfulfillable') OR paid_at IS NOT NULL),
  CHECK (state <> 'open' OR authorization_url IS NOT NULL)
);

CREATE UNIQUE INDEX checkout_one_open_per_customer ON checkout (customer_id) WHERE state IN ('opening', 'open');
-- What holds stock for a customer.
CREATE INDEX checkout_holding ON checkout (customer_id) WHERE state IN ('opening', 'open', 'paid');
CREATE INDEX checkout_customer ON checkout (customer_id, id);
CREATE INDEX checkout_opening_since ON checkout (created_at) WHERE state = 'opening';
CREATE INDEX checkout_open_until ON checkout (expires_at) WHERE state = 'open';
CREATE INDEX checkout_paid_since ON checkout (paid_at) WHERE state = 'paid';

CREATE TABLE checkout_line (
  checkout_id integer NOT NULL REFERENCES checkout,
  sku_id integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity >= 1),
  unit_price_pesewas bigint NOT NULL CHECK (unit_price_pesewas > 0),
  product_id integer NOT NULL,
  variant_id integer,
  size_id integer,
  vendor_id integer NOT NULL,
  category_id integer,
  category_name text,
  product_name text NOT NULL,
  color_name text,
  size_name text,
  image_url text,
  code text NOT NULL,
  PRIMARY KEY (checkout_id, sku_id)
);
