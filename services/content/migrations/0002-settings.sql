-- The shop's settings: one row. Sums in pesewas.
CREATE TABLE settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  shop_name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  address text NOT NULL,
  symbol text NOT NULL,
  shipping_default_pesewas integer NOT NULL CHECK (shipping_default_pesewas >= 0),
  shipping_regions jsonb NOT NULL DEFAULT '{}',
  agent_fee_pesewas integer NOT NULL CHECK (agent_fee_pesewas >= 0),
  pricing jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1
);
INSERT INTO settings (shop_name, phone, email, address, symbol, shipping_default_pesewas, agent_fee_pesewas, pricing)
VALUES (
  'Akwadaa', '+233372022410', 'hello@akwadaa.example', 'Aboabo Market Road, Tamale, Ghana', '₵', 0, 1000,
  '[{"label": "Baby rompers and sets", "fromPesewas": 6000},
    {"label": "Girls’ dresses and casuals", "fromPesewas": 7000},
    {"label": "Boys’ tops and bottoms", "fromPesewas": 6500},
    {"label": "Accessories", "fromPesewas": 2000}]'
);
