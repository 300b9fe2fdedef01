import { filesOf, formOf } from './form-of.ts';

const picture = new File(['x'], 'dress.png', { type: 'image/png' });

describe('a multipart form', () => {
  it('repeats lists, empties what is null and leaves out what is undefined', () => {
    const form = formOf({ name: 'Ɛfua', tagIds: [1, 2], brandId: null, stock: undefined, price: 0 });
    expect([...form.entries()]).toEqual([
      ['name', 'Ɛfua'],
      ['tagIds', '1'],
      ['tagIds', '2'],
      ['brandId', ''],
      ['price', '0'],
    ]);
  });

  it('carries files, in their order', () => {
    expect(formOf({ images: [picture] }).get('images')).toBeInstanceOf(File);
  });
});

describe('the files of an input', () => {
  it('are those that were chosen, not those that are there', () => {
    expect(filesOf([{ rawFile: picture }, { url: '/media/x/640.webp' }])).toEqual([picture]);
    expect(filesOf({ rawFile: picture })).toEqual([picture]);
    expect(filesOf(null)).toEqual([]);
  });
});
