import { parse } from 'papaparse';
import { csvOf } from './csv.ts';

const cells = (text: string) => parse<string[]>(text.replace('\uFEFF', '')).data[1];
const columns = [{ heading: 'Cell', value: (cell: string | number | null) => cell }];
const kept = (cell: string | number | null) => cells(csvOf([cell], columns))?.[0];

describe('an export', () => {
  it.each(['=1+1', '@SUM(A1)', '+233241234567', '-5 degrees', '\t=1', '\r=1', '\n=1', '=1+1\r\nsecond line'])(
    'makes the text %j harmless',
    (text) => {
      expect(kept(text)).toBe(`'${text}`);
    },
  );

  it('keeps numbers numbers', () => {
    expect(csvOf([-5, 1234.5], columns)).toBe('\uFEFFCell\r\n-5\r\n1234.5');
  });

  it('keeps names with commas, quotes and line breaks whole', () => {
    const name = 'Ɛfua "Efe", the\nsecond';
    expect(kept(name)).toBe(name);
  });

  it('begins with the mark of UTF-8 and leaves a cell of nothing empty', () => {
    expect(csvOf([null], columns)).toBe('\uFEFFCell\r\n');
  });
});
