import { html } from './html.ts';

test('what is put into a page is text, unless it is HTML itself', () => {
  const name = `<script>alert("1" & '2')</script>`;
  expect(html`<p>${name}</p>`.text).toBe('<p>&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>');
  const items = [1, 2].map((item) => html`<li>${item}</li>`);
  expect(html`<p>${items}${null}</p>`.text).toBe('<p><li>1</li><li>2</li></p>');
});
