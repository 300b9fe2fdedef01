import { dayRangeSchema, shopDay } from './time.ts';

describe('days of the shop', () => {
  it('a range of one day holds its first and its last millisecond, and not the next day', () => {
    const { from, before } = dayRangeSchema.parse({ from: '2026-11-27', to: '2026-11-27' });
    expect(from?.toISOString()).toBe('2026-11-27T00:00:00.000Z');
    expect(before?.toISOString()).toBe('2026-11-28T00:00:00.000Z');
  });

  it('takes full timestamps, both ends inclusive', () => {
    const { from, before } = dayRangeSchema.parse({ from: '2026-11-27T10:00:00Z', to: '2026-11-27T10:00:00Z' });
    expect(Number(before) - Number(from)).toBe(1);
  });

  it('after the last day comes no time that can be written', () => {
    expect(dayRangeSchema.parse({ from: '2026-11-27', to: '9999-12-31' })).toEqual({
      from: new Date('2026-11-27T00:00:00.000Z'),
      before: new Date('9999-12-31T23:59:59.999Z'),
    });
  });

  it('an empty end is none', () => {
    expect(dayRangeSchema.parse({ from: '', to: '' })).toEqual({});
    expect(dayRangeSchema.parse({ from: '2026-11-27', to: '' })).toEqual({
      from: new Date('2026-11-27T00:00:00.000Z'),
    });
  });

  it.each([{ from: '2025-02-30' }, { to: 'yesterday' }, { from: '2026-11-28', to: '2026-11-27' }])(
    'refuses %j',
    (range) => {
      expect(dayRangeSchema.safeParse(range).success).toBe(false);
    },
  );

  it('today is the day in Accra', () => {
    expect(shopDay(new Date('2026-11-27T23:59:59.999Z')).from.toISOString()).toBe('2026-11-27T00:00:00.000Z');
  });
});
