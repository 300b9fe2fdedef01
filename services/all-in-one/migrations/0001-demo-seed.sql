-- Whether the demo was made: begun and not finished means that the store holds half of it and may be emptied.
CREATE TABLE demo_seed (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  began_at timestamptz NOT NULL,
  finished_at timestamptz
);
