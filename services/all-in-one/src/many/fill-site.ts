import type { Database } from '@shop/chassis/database/database';

/** Pages with sections, hidden from header and footer, and sliders of the pictures that are there. */
export async function fillSite(content: Database, now: Date): Promise<void> {
  await content.execute(
    `WITH made AS (
       INSERT INTO public_page (slug, title, description, search_text, created_at)
       SELECT 'many-' || n, 'Page ' || n, 'One of many.', 'many-' || n || chr(10) || 'page ' || n || chr(10) || 'one of many.', $1
       FROM generate_series(1, 200) AS n RETURNING id
     )
     INSERT INTO page_section (page_id, title, is_visible, created_at)
     SELECT made.id, 'Section ' || n, true, $1 FROM made, generate_series(1, 5) AS n`,
    [now],
  );
  await content.execute(
    `INSERT INTO slider (kind, category, name, media_url, created_at, search_text)
     SELECT kind, 'Many', 'Slide ' || n, '/media/none/640.webp', $1::timestamptz - interval '3 years', 'many' || chr(10) || 'slide ' || n
     FROM unnest(ARRAY['image', 'video']) AS kind, generate_series(1, 50) AS n`,
    [now],
  );
}
