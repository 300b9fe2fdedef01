CREATE TABLE delivery (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL CONSTRAINT delivery_one_per_order UNIQUE REFERENCES customer_order,
  agent_user_id integer,
  assigned_at timestamptz,
  assigned_by integer,
  delivered_at timestamptz,
  -- What the agent earns by it, as the settings stood when it was delivered.
  agent_fee_pesewas bigint CHECK (agent_fee_pesewas >= 0),
  version integer NOT NULL DEFAULT 1,
  CHECK ((agent_user_id IS NULL) = (assigned_at IS NULL))
);

CREATE INDEX delivery_of_agent ON delivery (agent_user_id, order_id);
CREATE INDEX delivery_unassigned ON delivery (order_id) WHERE agent_user_id IS NULL;
CREATE INDEX delivery_earned ON delivery (agent_user_id, delivered_at) WHERE delivered_at IS NOT NULL;
