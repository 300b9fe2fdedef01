import { refusalOfMigrations } from './compare-migrations.ts';
import { differencesOfTables } from './compare-tables.ts';
import { oldestNote } from './send-again.ts';

describe('migrations of a backup', () => {
  const known = ['0001-a', '0002-b', '0003-c'];

  it.each([[[]], [['0001-a']], [known]])('%j are those that this program begins with', (inBackup) => {
    expect(refusalOfMigrations('orders', inBackup, known)).toBeNull();
  });

  it('one that is not known here is named', () => {
    expect(refusalOfMigrations('orders', [...known, '0004-d'], known)).toMatch(/orders .* doesn’t know: 0004-d\./);
  });

  it('one that was left out is not made up for', () => {
    expect(refusalOfMigrations('orders', ['0001-a', '0003-c'], known)).toMatch(/lacks a migration/);
  });
});

describe('tables of a backup', () => {
  const cart = { name: 'cart', columns: ['id', 'owner'] };
  const item = { name: 'item', columns: ['id'] };

  it('are the same in any order of their columns', () => {
    expect(differencesOfTables([cart, item], [item, { ...cart, columns: ['owner', 'id'] }])).toEqual([]);
  });

  it('differ by what one side lacks, and by columns', () => {
    expect(
      differencesOfTables(
        [cart, item],
        [
          { ...cart, columns: ['id'] },
          { ...item, name: 'other' },
        ],
      ),
    ).toEqual([
      'The table cart has other columns in the backup.',
      'The table item is in the backup, and its migrations don’t make it.',
      'The table other is not in the backup.',
    ]);
  });
});

test('notes of handled events last as long as the outbox keeps what is sent again', () => {
  expect(oldestNote(new Date('2026-02-28T12:00:00Z'))).toEqual(new Date('2026-02-21T12:00:00Z'));
});
