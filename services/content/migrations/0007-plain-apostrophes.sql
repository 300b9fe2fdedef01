-- The first price lines say their words with a plain apostrophe; what a shop has changed since stays.
UPDATE settings SET pricing =
  replace(
    replace(pricing::text, '"Girls’ dresses and casuals"', '"Girls'' dresses and casuals"'),
    '"Boys’ tops and bottoms"', '"Boys'' tops and bottoms"')::jsonb;
