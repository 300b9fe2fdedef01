import { type BackOffice, openBackOffice } from './open-back-office.ts';

/**
 * Opens the office before the tests of a file and closes it after them; a test fails where something went wrong on its pages that
 * it did not expect. What is handed out is filled once the office is open: hooks that are declared later find it so.
 */
export function withOffice(): BackOffice {
  const office = {} as BackOffice;
  beforeAll(async () => {
    Object.assign(office, await openBackOffice());
  });
  afterAll(() => office.close());
  afterEach(() => {
    expect(office.faults.splice(0)).toEqual([]);
  });
  return office;
}
