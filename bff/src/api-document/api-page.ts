import { pageStyle } from './api-page-style.ts';
import { html, type Html } from './html.ts';
import type { OpenApi } from './open-api.ts';

type Operation = OpenApi['paths'][string][string];
type Parameter = Operation['parameters'][number];

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const json = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

const parameterRow = (parameter: Parameter) =>
  html`<tr>
    <th scope="row"><code>${parameter.name}</code></th>
    <td>${parameter.in}${parameter.required ? ', required' : ''}</td>
    <td>${json('schema' in parameter ? parameter.schema : parameter.content['application/json'].schema)}</td>
  </tr>`;

const parameterTable = ({ parameters }: Operation) =>
  parameters.length === 0
    ? null
    : html`<table>
        <caption>
          Parameters
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In</th>
            <th scope="col">Schema</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(parameterRow)}
        </tbody>
      </table>`;

const body = ({ requestBody }: Operation) =>
  requestBody === undefined
    ? null
    : html`<details>
        <summary>Body</summary>
        ${json(requestBody.content)}
      </details>`;

const answers = ({ responses }: Operation) =>
  html`<details>
    <summary>Answers: ${Object.keys(responses).join(', ')}</summary>
    ${json(responses)}
  </details>`;

const article = ({ method, path, operation }: Call) =>
  html`<article id="${operation.operationId}">
    <h3>${method.toUpperCase()} ${path}</h3>
    <p>${operation.summary} ${operation.description}</p>
    ${parameterTable(operation)}${body(operation)}${answers(operation)}
  </article>`;

const section = (name: string, calls: readonly Call[]) =>
  html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    ${calls.map(article)}
  </section>`;

/** The document as a page to read: plain HTML of our own, without scripts. */
export function apiPage({ info, tags, paths }: OpenApi): Html {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p>
            For programs: <a href="/api/openapi.json">openapi.json</a>. Every path below begins with <code>/api</code>.
          </p>
        </header>
        <nav aria-label="Groups">
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${tags.map(({ name }) =>
            section(
              name,
              calls.filter(({ operation }) => operation.tags.includes(name)),
            ),
          )}
        </main>
      </body>
    </html>`;
}
