CREATE TABLE logo (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  image_url text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE slider (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  category text NOT NULL CHECK (category <> ''),
  name text NOT NULL CHECK (name <> ''),
  short_description text,
  long_description text,
  media_url text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE INDEX slider_newest ON slider (kind, created_at DESC, id DESC);

CREATE TABLE public_page (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  description text,
  show_in_header boolean NOT NULL DEFAULT false,
  show_in_footer boolean NOT NULL DEFAULT false,
  is_visible boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);

CREATE TABLE page_section (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page_id integer NOT NULL REFERENCES public_page ON DELETE CASCADE,
  title text NOT NULL,
  description text,
  show_in_header boolean NOT NULL DEFAULT false,
  show_in_footer boolean NOT NULL DEFAULT false,
  is_visible boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX page_section_page ON page_section (page_id, id);

CREATE TABLE section_image (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section_id integer NOT NULL REFERENCES page_section ON DELETE CASCADE,
  image_url text NOT NULL
);
CREATE INDEX section_image_section ON section_image (section_id, id);
