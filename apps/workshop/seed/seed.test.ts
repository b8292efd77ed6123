import { beforeAll, describe, expect, test } from 'vitest';
import { isWorkday, berlinDay, berlinMinutes } from './calendar.ts';
import { workshopSeed, type SeedTable, type SeedValue } from './index.ts';

type Row = Record<string, SeedValue>;

function rowsOf(seed: readonly SeedTable[], name: string): Row[] {
  const table = seed.find((one) => one.name === `public.${name}`);
  if (!table) throw new Error(`The seed has no table ${name}.`);
  return table.rows.map((row) =>
    Object.fromEntries(table.columns.map((column, index) => [column, row[index] ?? null])),
  );
}

function instant(value: SeedValue | undefined): number {
  return Date.parse(String(value));
}

/** The two bounds of a range in its text form. */
function bounds(value: SeedValue | undefined): [number, number] {
  const [from = '', to = ''] = String(value).slice(2, -2).split('","');
  return [Date.parse(from), Date.parse(to)];
}

function countBy(rows: readonly Row[], column: string): Record<string, number> {
  const groups = Map.groupBy(rows, (row) => String(row[column]));
  return Object.fromEntries([...groups].map(([value, all]) => [value, all.length]));
}

function between(least: number, most: number) {
  return (value: number | undefined) => value !== undefined && value >= least && value <= most;
}

// A Friday morning; a Sunday; the morning after the clocks went forward; the last hour of a year.
const moments = [
  '2026-11-20T09:00:00Z',
  '2026-11-22T15:30:00Z',
  '2027-03-29T05:00:00Z',
  '2027-12-31T23:30:00Z',
];

describe.each(moments)('rows around %s', (moment) => {
  const now = Date.parse(moment);
  let seed: readonly SeedTable[];
  beforeAll(() => {
    seed = workshopSeed(new Date(moment));
  });

  test('match the counts in the pictures', () => {
    const counts = Object.fromEntries(seed.map(({ name, rows }) => [name, rows.length]));
    expect(counts).toMatchObject({
      'public.customer': 620,
      'public.site': 884,
      'public.equipment': 2100,
      'public.part': 1300,
      'public.technician': 48,
      'public.skill': 31,
      'public.work_order': 4846,
    });
    expect(counts['public.visit']).toSatisfy(between(9150, 9650));
    expect(counts['public.invoice']).toSatisfy(between(3950, 4150));
    // A few find no visit in time and stay one state behind.
    const states = countBy(rowsOf(seed, 'work_order'), 'status');
    expect(states).toMatchObject({ on_hold: 18 });
    expect(states['open']).toSatisfy(between(213, 218));
    expect(states['planned']).toSatisfy(between(164, 170));
    expect(states['in_progress']).toSatisfy(between(52, 58));
  });

  test('include the orders in the pictures', () => {
    const order = rowsOf(seed, 'work_order')[4810];
    expect(order).toMatchObject({
      number: 'WO-4811',
      title: 'Replace spindle bearing',
      status: 'in_progress',
      customer_id: 1,
      technician_id: 1,
      estimate: '2980.50',
    });
    expect(berlinDay(instant(order?.['due_at']))).toBe(berlinDay(now));
    expect(berlinMinutes(instant(order?.['due_at']))).toBe(14 * 60);
  });

  test('have orders whose events are in sequence', () => {
    const wrong = rowsOf(seed, 'work_order').filter((order) => {
      const opened = instant(order['opened_at']);
      const started = order['started_at'] === null ? null : instant(order['started_at']);
      const completed = order['completed_at'] === null ? null : instant(order['completed_at']);
      return (
        opened >= now ||
        instant(order['due_at']) <= opened ||
        (started !== null && (started <= opened || started > now)) ||
        (completed !== null && (completed <= (started ?? Infinity) || completed >= now)) ||
        (order['status'] === 'completed') !== (completed !== null)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('have some overdue orders, and most due in the coming weeks', () => {
    const unfinished = rowsOf(seed, 'work_order').filter(
      ({ status }) => status !== 'completed' && status !== 'cancelled',
    );
    const late = unfinished.filter((order) => instant(order['due_at']) < now).length;
    expect(late / unfinished.length).toBeGreaterThan(0.05);
    expect(late / unfinished.length).toBeLessThan(0.25);
  });

  test('plan visits on workdays, in working hours, without overlaps', () => {
    const visits = rowsOf(seed, 'visit');
    const outside = visits.filter((visit) => {
      const [from, to] = bounds(visit['planned_during']);
      return (
        !isWorkday(berlinDay(from)) || berlinMinutes(from) < 7 * 60 || berlinMinutes(to) > 17 * 60
      );
    });
    expect(outside).toEqual([]);

    const diaries = Map.groupBy(
      visits.filter(({ status }) => status !== 'cancelled'),
      (visit) => visit['technician_id'],
    );
    for (const diary of diaries.values()) {
      const times = diary
        .map((visit) => bounds(visit['planned_during']))
        .sort((a, b) => a[0] - b[0]);
      expect(times.filter(([from], index) => from < (times[index - 1]?.[1] ?? 0))).toEqual([]);
    }
  });

  test('have visits whose status fits their time', () => {
    const wrong = rowsOf(seed, 'visit').filter(({ planned_during: when, status }) => {
      const [from, to] = bounds(when);
      if (status === 'planned') return from <= now;
      if (status === 'done') return to > now;
      return status === 'under_way' && !(from <= now && now < to);
    });
    expect(wrong).toEqual([]);
  });

  test('have no events in the future', () => {
    const stamps = ['created_at', 'updated_at', 'moved_at', 'uploaded_at', 'occurred_at'];
    for (const { name, columns, rows } of seed) {
      for (const column of stamps.filter((stamp) => columns.includes(stamp))) {
        const place = columns.indexOf(column);
        const latest = Math.max(...rows.map((row) => instant(row[place])));
        expect(latest, `${name}.${column}`).toBeLessThanOrEqual(now);
      }
    }
  });

  test('number the invoices of each year without gaps', () => {
    const numbers = rowsOf(seed, 'invoice').flatMap(({ number }) =>
      number === null ? [] : [String(number)],
    );
    for (const [year, all] of Map.groupBy(numbers, (number) => number.slice(4, 8))) {
      expect(all.sort()).toEqual(
        all.map((_, index) => `INV-${year}-${String(index + 1).padStart(5, '0')}`),
      );
    }
  });
});

test('the rows depend only on the given moment', () => {
  const [first, again, other] = [
    '2026-11-20T09:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-23T09:00:00Z',
  ].map((moment) => JSON.stringify(workshopSeed(new Date(moment))));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
