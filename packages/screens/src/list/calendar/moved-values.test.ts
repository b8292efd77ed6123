import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanOf } from './event-span.ts';
import { hasEnd, movedValues } from './moved-values.ts';

const shift = { name: 'shift', kind: 'range', elementKind: 'instant' } as const;
const starts = { name: 'starts_at', kind: 'instant' } as const;
const ends = { name: 'ends_at', kind: 'instant' } as const;
const berlin = 'Europe/Berlin';
const by = (days: number) => ({ start: days * 1440, end: days * 1440 });

test('a range is moved, or made longer', () => {
  const values = { shift: '["2026-11-20 08:00:00+00","2026-11-20 10:00:00+00")' };
  expect(
    movedValues({ field: shift }, values, { start: 1440 + 30, end: 1440 + 30 }, berlin),
  ).toEqual({
    shift: '[2026-11-21T08:30:00+00:00,2026-11-21T10:30:00+00:00)',
  });
  expect(movedValues({ field: shift }, values, { start: 0, end: -15 }, berlin)).toEqual({
    shift: '["2026-11-20 08:00:00+00",2026-11-20T09:45:00+00:00)',
  });
});

test('of two fields, only those that change are written', () => {
  const values = { starts_at: '2026-11-20T08:00:00+00:00', ends_at: '2026-11-20T10:00:00+00:00' };
  const fields = { field: starts, endField: ends };
  expect(movedValues(fields, values, { start: 0, end: 60 }, berlin)).toEqual({
    ends_at: '2026-11-20T11:00:00+00:00',
  });
  expect(movedValues({ field: starts }, values, { start: 15, end: 15 }, berlin)).toEqual({
    starts_at: '2026-11-20T08:15:00+00:00',
  });
});

test('dates, timestamps and open ranges keep their form', () => {
  const day = { name: 'day', kind: 'date' } as const;
  const at = { name: 'at', kind: 'timestamp' } as const;
  const stay = { name: 'stay', kind: 'range', elementKind: 'date' } as const;
  expect(movedValues({ field: day }, { day: '2026-02-27' }, by(2), berlin)).toEqual({
    day: '2026-03-01',
  });
  expect(movedValues({ field: at }, { at: '2026-11-20T23:30:00.25' }, by(1), berlin)).toEqual({
    at: '2026-11-21T23:30:00.25',
  });
  expect(movedValues({ field: stay }, { stay: '[2026-11-20,)' }, by(-1), berlin)).toEqual({
    stay: '[2026-11-19,)',
  });
});

test('where clocks change, the clock shows the time that it was moved to, and the length stays', () => {
  const zones = fc.constantFrom('UTC', berlin, 'America/Sao_Paulo', 'Australia/Lord_Howe');
  const days = fc.constantFrom('2026-03-28', '2026-10-24', '2018-11-03', '2026-04-04');
  const steps = fc.integer({ min: -96, max: 288 }).map((step) => step * 15);
  fc.assert(
    fc.property(zones, days, steps, fc.integer({ min: 1, max: 12 }), (timeZone, day, by, hours) => {
      const start = Date.parse(`${day}T12:00:00Z`);
      const values = {
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + hours * 3_600_000).toISOString(),
      };
      const fields = { field: starts, endField: ends };
      const format = { timeZone, first: day, last: day };
      const moved = movedValues(fields, values, { start: by, end: by }, timeZone) ?? {};
      const after = { ...values, ...moved };
      const from = Date.parse(after.starts_at);
      expect(Date.parse(after.ends_at) - from).toBe(hours * 3_600_000);
      const wanted = (spanOf(fields, values, format)?.start ?? 0) + by;
      const shown = spanOf(fields, after, format)?.start ?? 0;
      // Unless the clocks skip that time: then it is as much later as they do.
      expect([0, 30, 60]).toContain(shown - wanted);
    }),
  );
});

test('only an end that is there can be moved', () => {
  const stay = { name: 'stay', kind: 'range', elementKind: 'date' } as const;
  const at = '2026-11-20T08:00:00+00:00';
  const two = { field: starts, endField: ends };
  expect(hasEnd({ field: shift }, { shift: `["${at}",)` })).toBe(false);
  expect(hasEnd({ field: stay }, { stay: '[2026-11-20,2026-11-22)' })).toBe(true);
  expect(hasEnd(two, { starts_at: at, ends_at: null })).toBe(false);
  expect(hasEnd(two, { starts_at: at, ends_at: at })).toBe(true);
  expect(hasEnd({ field: starts }, { starts_at: at })).toBe(false);
});
