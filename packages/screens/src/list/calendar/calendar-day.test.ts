import { dayOf } from '@ninefold/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onDays } from './calendar-day.ts';

const instant = { name: 'due_at', kind: 'instant' } as const;

test('the conditions of days hold for exactly the instants on them', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu');
  const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: -2, max: 2 }), (moment, timeZone, shift) => {
      const day = dayOf(moment + shift * 86_400_000, timeZone);
      const [from, to] = onDays(instant, day, day, timeZone).map(({ values: [text = ''] }) =>
        Date.parse(text),
      );
      const isOnDay = dayOf(moment, timeZone) === day;
      expect(moment >= (from ?? 0) && moment < (to ?? 0)).toBe(isOnDay);
    }),
  );
});

const stay = { name: 'stay', kind: 'range', elementKind: 'date' } as const;
const shift = { name: 'shift', kind: 'range', elementKind: 'instant' } as const;

test('ranges are found by the days that they have a part of', () => {
  expect(onDays(stay, '2026-11-01', '2026-11-30', 'Europe/Berlin')).toEqual([
    { field: 'stay', operator: 'overlaps', values: ['[2026-11-01,2026-12-01)'] },
  ]);
  expect(onDays(shift, '2026-11-20', '2026-11-20', 'Europe/Berlin')).toEqual([
    {
      field: 'shift',
      operator: 'overlaps',
      values: ['[2026-11-19T23:00:00.000Z,2026-11-20T23:00:00.000Z)'],
    },
  ]);
});
