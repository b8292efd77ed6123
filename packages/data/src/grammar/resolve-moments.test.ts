import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { findEntity } from '@ninefold/specification';
import { addDays, beginningOf, dayOf } from '@ninefold/values';
import { resolveTokens } from './filter.ts';
import { resolveMoments } from './resolve-moments.ts';
import { readListAddress } from './address.ts';

const zone = fc.constantFrom('Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'UTC');
const now = fc
  .date({ min: new Date('2001-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

function resolved(token: string, at: { now: number; timeZone: string }): string {
  const [filter] = resolveMoments([{ field: 'due_at', operator: 'lt', values: [token] }], at);
  return filter?.values[0] ?? '';
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
      const [filter] = await resolveTokens(filters, { timeZone: 'Europe/Berlin' });
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
    return resolveMoments(state.filters, at, entity).flatMap((filter) => filter.values);
  };
  expect(values('due_at=lt.now')).toEqual(['2026-11-20T12:00:30+01:00']);
  expect(values('title=lt.now&title=eq.today')).toEqual(['now', 'today']);
  expect(readListAddress('due_at=eq.now', entity).problems).toHaveLength(1);
  expect(readListAddress('due_at=lt.tomorrow', entity).problems).toHaveLength(1);
});
