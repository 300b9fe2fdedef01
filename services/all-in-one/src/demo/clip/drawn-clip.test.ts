import { fileTypeFromBuffer } from 'file-type';
import { drawnClip } from './drawn-clip.ts';

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><rect width="80" height="100" fill="${colour}"/></svg>`;

describe('a drawn clip', () => {
  it('is a WebM video by its content', async () => {
    const clip = await drawnClip(['#0B6B4F', '#F2B233', '#8F2756'].map(square));
    expect(await fileTypeFromBuffer(clip)).toEqual({ ext: 'webm', mime: 'video/webm' });
    expect(clip.length).toBeLessThan(50_000);
  });
});
