ALTER TABLE role ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE role ADD COLUMN name_folded text;
UPDATE role SET name_folded = lower(name);
ALTER TABLE role ALTER COLUMN name_folded SET NOT NULL;
DROP INDEX role_name;
CREATE UNIQUE INDEX role_name ON role (name_folded);
CREATE INDEX role_by_name ON role (name, id);

CREATE INDEX user_account_by_name ON user_account (name, id) WHERE deleted_at IS NULL;
CREATE INDEX user_account_by_email ON user_account (email, id) WHERE deleted_at IS NULL;
CREATE INDEX user_account_by_creation ON user_account (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX vendor_by_creation ON vendor (created_at, id) WHERE archived_at IS NULL;
CREATE INDEX agent_by_creation ON agent (created_at, id);

-- Where content serves the picture to those who may see it.
ALTER TABLE agent_picture RENAME COLUMN media_key TO url;

-- The form's own names of the pictures.
ALTER TABLE agent_picture DROP CONSTRAINT agent_picture_kind_check;
UPDATE agent_picture SET kind =
  CASE kind WHEN 'profile' THEN 'profileImage' WHEN 'id-card' THEN 'idCardImage' ELSE 'licenseImage' END;
ALTER TABLE agent_picture
  ADD CONSTRAINT agent_picture_kind_check CHECK (kind IN ('profileImage', 'idCardImage', 'licenseImage'));

-- What is left of a deleted user's record as an agent.
ALTER TABLE agent ALTER COLUMN license_number DROP NOT NULL, ALTER COLUMN national_id DROP NOT NULL;
ALTER TABLE agent ADD COLUMN erased_at timestamptz;
ALTER TABLE agent ADD CONSTRAINT living_agent_has_its_papers
  CHECK (erased_at IS NOT NULL OR (license_number IS NOT NULL AND national_id IS NOT NULL));
