CREATE TABLE agent (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES user_account,
  license_number text NOT NULL,
  national_id text NOT NULL,
  vehicle_type text,
  vehicle_plate text,
  vehicle_color text,
  agent_address text,
  date_of_birth date,
  emergency_contact_name text,
  emergency_contact_phone text,
  region text,
  gps_location text,
  approved boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT agent_one_per_user UNIQUE (user_id)
);

-- Private: shown to the agent and to admins only. The files are the content service's.
CREATE TABLE agent_picture (
  agent_id integer NOT NULL REFERENCES agent,
  kind text NOT NULL CHECK (kind IN ('profile', 'id-card', 'license')),
  media_key text NOT NULL,
  PRIMARY KEY (agent_id, kind)
);
