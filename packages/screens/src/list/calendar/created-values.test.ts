import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createdValues } from './created-values.ts';
import { spanOf } from './event-span.ts';

const noon = Date.parse('2026-11-25T12:00:00Z') / 60_000;
const berlin = 'Europe/Berlin';

const created = (field: Parameters<typeof createdValues>[0]['field']) =>
  createdValues({ field }, noon, berlin)['at'];

test('a new record begins at the time, in the form of its field', () => {
  expect(created({ name: 'at', kind: 'date' })).toBe('2026-11-25');
  expect(created({ name: 'at', kind: 'timestamp' })).toBe('2026-11-25T12:00:00');
  expect(created({ name: 'at', kind: 'instant' })).toBe('2026-11-25T11:00:00.000Z');
});

test('a range has a first length', () => {
  const range = { name: 'at', kind: 'range' } as const;
  expect(created({ ...range, elementKind: 'date' })).toBe('[2026-11-25,2026-11-26)');
  expect(created({ ...range, elementKind: 'timestamp' })).toBe(
    '[2026-11-25T12:00:00,2026-11-25T13:00:00)',
  );
});

test('the calendar shows it where it was created, also where clocks change', () => {
  const zones = fc.constantFrom('UTC', berlin, 'America/Sao_Paulo', 'Australia/Lord_Howe');
  const days = fc.constantFrom('2026-03-29', '2026-10-25', '2018-11-04', '2026-04-05');
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 47 }), (timeZone, day, half) => {
      const field = { name: 'at', kind: 'instant' } as const;
      const start = Date.parse(`${day}T00:00:00Z`) / 60_000 + half * 30;
      const values = createdValues({ field }, start, timeZone);
      const shown = spanOf({ field }, values, { timeZone, first: day, last: day })?.start ?? 0;
      // Unless the clocks skip that time: then it is as much later as they do.
      expect([0, 30, 60]).toContain(shown - start);
    }),
  );
});
