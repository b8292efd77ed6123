import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import { findEntity } from '../model/index.ts';
import { addDays, beginningOf, dayOf } from '@ninefold/values';
import type { Filter } from './filter.ts';
import { filtersIn } from './filter-group.ts';
import { periodOf, resolveTerms } from './resolve-tokens.ts';
import { resolveTokens } from './term-tokens.ts';
import { readListAddress } from './address.ts';

const zone = fc.constantFrom('Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'UTC');
const now = fc
  .date({ min: new Date('2001-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

function resolved(token: string, at: { now: number; timeZone: string }): string {
  const filter: Filter = { field: 'due_at', operator: 'lt', values: [token] };
  const [found] = filtersIn(resolveTerms([filter], at.now, at));
  return found?.values[0] ?? '';
}

test('now is the moment of the request, written with the time and day of the zone', () => {
  fc.assert(
    fc.property(now, zone, (moment, timeZone) => {
      const text = resolved('now', { now: moment, timeZone });
      expect(Date.parse(text)).toBe(Math.floor(moment / 1000) * 1000);
      expect(text.slice(0, 10)).toBe(dayOf(moment, timeZone));
    }),
  );
});

test('each request has its own now', async () => {
  const filters = [{ field: 'due_at', operator: 'lt', values: ['now'] }] as const;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const moment of ['2026-11-20T12:00:00+01:00', '2026-11-20T12:01:00+01:00']) {
      vi.setSystemTime(new Date(moment));
      const [filter] = filtersIn(await resolveTokens(filters, { timeZone: 'Europe/Berlin' }));
      expect(filter?.values).toEqual([moment]);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a day is its beginning in the zone, as many days away as it says', () => {
  fc.assert(
    fc.property(now, zone, fc.nat({ max: 400 }), (moment, timeZone, days) => {
      const at = { now: moment, timeZone };
      const today = dayOf(moment, timeZone);
      for (const [token, day] of [
        ['today', today],
        [`in_${days}_days`, addDays(today, days)],
        [`${days}_days_ago`, addDays(today, -days)],
      ] as const) {
        const text = resolved(token, at);
        expect(Date.parse(text)).toBe(beginningOf(day, timeZone).getTime());
        expect(text.slice(0, 10)).toBe(day);
      }
    }),
    { numRuns: 40 },
  );
});

test('only a comparison with a date or a moment has tokens', () => {
  const entity = findEntity(workshop, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const at = { now: Date.parse('2026-11-20T11:00:30Z'), timeZone: 'Europe/Berlin' };
  const values = (address: string) => {
    const { state, problems } = readListAddress(address, entity);
    expect(problems).toEqual([]);
    return filtersIn(resolveTerms(state.filters, at.now, { ...at, entity })).flatMap(
      (filter) => filter.values,
    );
  };
  expect(values('due_at=lt.now')).toEqual(['2026-11-20T12:00:30+01:00']);
  expect(values('title=lt.now&title=eq.today')).toEqual(['now', 'today']);
  expect(readListAddress('due_at=eq.now', entity).problems).toHaveLength(1);
  expect(readListAddress('due_at=lt.tomorrow', entity).problems).toHaveLength(1);
});

test.each([
  // A Wednesday.
  ['today', '2026-11-25', '2026-11-26'],
  ['yesterday', '2026-11-24', '2026-11-25'],
  ['last_7_days', '2026-11-19', '2026-11-26'],
  ['next_7_days', '2026-11-25', '2026-12-02'],
  ['this_week', '2026-11-23', '2026-11-30'],
  ['last_week', '2026-11-16', '2026-11-23'],
  ['next_month', '2026-12-01', '2027-01-01'],
  ['last_month', '2026-10-01', '2026-11-01'],
  ['this_year', '2026-01-01', '2027-01-01'],
  ['last_year', '2025-01-01', '2026-01-01'],
])('%s are the days from %s to before %s', (token, from, until) => {
  expect(periodOf(token, '2026-11-25', 'en-GB')).toEqual({ from, until });
});

test('a week begins on the day on which it does where the person lives', () => {
  expect(periodOf('this_week', '2026-11-25', 'en-US').from).toBe('2026-11-22');
  expect(periodOf('this_week', '2026-11-22', 'de-DE').from).toBe('2026-11-16');
});

test('a period is two comparisons, on the calendar of the person', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:30:00Z') });
  try {
    const filters = [{ field: 'due_at', operator: 'during', values: ['today'] }] as const;
    expect(await resolveTokens(filters, { timeZone: 'Europe/Berlin' })).toEqual([
      { field: 'due_at', operator: 'gte', values: ['2026-11-25T00:00:00+01:00'] },
      { field: 'due_at', operator: 'lt', values: ['2026-11-26T00:00:00+01:00'] },
    ]);
  } finally {
    vi.useRealTimers();
  }
});
