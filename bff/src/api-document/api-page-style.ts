import { Html } from './html.ts';

/** The look of the page; the page has no scripts. */
export const pageStyle = new Html(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
  a { color: inherit; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
  article { border-top: 1px solid #8888; padding: 0.75rem 0; }
  h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
  table { border-collapse: collapse; table-layout: fixed; width: 100%; }
  caption { font-weight: 600; text-align: start; }
  th, td {
    border-bottom: 1px solid #8884; overflow-wrap: anywhere; padding: 0.25rem 0.5rem 0.25rem 0; text-align: start;
    vertical-align: top;
  }
  pre { background: #8881; margin: 0; overflow: auto; max-height: 30rem; padding: 0.5rem; }
  td pre { max-height: 8rem; white-space: pre-wrap; }
`);
