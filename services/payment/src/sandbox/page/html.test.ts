import { html } from './html.ts';

test('what is put into a page is text, never markup', () => {
  expect(html`<p title="${'"><script>'}">${"<b>&'"}</p>`.html).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</p>',
  );
});

test('a part of a page stays markup', () => {
  const part = html`<i>${'ɛfua & co'}</i>`;
  expect(html`<b>${part}</b>`.html).toBe('<b><i>ɛfua &amp; co</i></b>');
});
