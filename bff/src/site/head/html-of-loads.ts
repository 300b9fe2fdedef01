import { sourceSetOf } from '@shop/contracts/media-url';
import { escapeText } from './escape-text.ts';

interface Loads {
  modules: readonly string[];
  pictures: readonly { url: string; sizes: string }[];
  answers: readonly string[];
}

const link = (attributes: Record<string, string | undefined>): string =>
  `<link ${Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : value === '' ? [name] : [`${name}="${escapeText(value)}"`]))
    .join(' ')} />`;

/** Asks the browser to fetch what the page's scripts will need, while it still fetches the scripts. */
export const htmlOfLoads = ({ modules, pictures, answers }: Loads): string =>
  [
    ...modules.map((href) => link({ rel: 'modulepreload', crossorigin: '', href })),
    ...pictures.map(({ url, sizes }) => {
      const imagesrcset = sourceSetOf(url);
      const widths = imagesrcset === undefined ? {} : { imagesrcset, imagesizes: sizes };
      return link({ rel: 'preload', as: 'image', href: url, ...widths });
    }),
    ...answers.map((href) => link({ rel: 'preload', as: 'fetch', crossorigin: '', href })),
  ].join('\n    ');
