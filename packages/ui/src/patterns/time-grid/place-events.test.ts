import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, minutesOfDay, placeInBand, placeInDay } from './place-events.ts';

const day = 20_000 * minutesOfDay;

interface Times {
  readonly from: number;
  readonly to: number;
}

const isAtOnce = (one: Times, other: Times) => one.from < other.to && other.from < one.to;

const events = fc.array(
  fc
    .record({
      start: fc.integer({ min: day - 600, max: day + minutesOfDay + 600 }),
      length: fc.option(fc.integer({ min: -60, max: 900 }), { nil: undefined }),
    })
    .map(({ start, length }) => ({
      span: { start, ...(length !== undefined && { end: start + length }) },
    })),
  { maxLength: 25 },
);

test('events of a day never cover each other, and none is left out in silence', () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 0, max: 500 }), (all, width) => {
      const { parts, more } = placeInDay(day, all, width);
      for (const one of [...parts, ...more]) {
        expect(one.from).toBeGreaterThanOrEqual(0);
        expect(one.to).toBeLessThanOrEqual(minutesOfDay);
        expect(one.to - one.from).toBeGreaterThanOrEqual(30);
      }
      for (const [index, one] of parts.entries()) {
        expect(one.column).toBeLessThan(one.columns);
        const own = (width - (one.isBesideMore ? 32 : 0)) / one.columns;
        expect(one.columns === 1 || own >= 64).toBe(true);
        for (const other of parts.slice(index + 1).filter((each) => isAtOnce(one, each))) {
          // Events at the same time share the width equally, and each has its own column.
          expect(one.columns).toBe(other.columns);
          expect(one.column).not.toBe(other.column);
        }
        expect(one.isBesideMore || !more.some((each) => isAtOnce(one, each))).toBe(true);
      }
      for (const [index, one] of more.entries()) {
        expect(more.slice(index + 1).some((other) => isAtOnce(one, other))).toBe(false);
      }
      const onDay = all.filter(
        ({ span }) => endOf(span) > day && span.start < day + minutesOfDay,
      ).length;
      const left = more.reduce((sum, each) => sum + each.events.length, 0);
      expect(parts.length + left).toBe(onDay);
    }),
  );
});

test('an event alone has the whole width, and two at the same time half of it', () => {
  const at = (from: number, to: number) => ({ span: { start: day + from, end: day + to } });
  const { parts } = placeInDay(day, [at(540, 600), at(570, 630), at(630, 660)], 256);
  expect(parts.map(({ from, column, columns }) => ({ from, column, columns }))).toEqual([
    { from: 540, column: 0, columns: 2 },
    { from: 570, column: 1, columns: 2 },
    { from: 630, column: 0, columns: 1 },
  ]);
});

test('events above the hours are in lanes of their own, and each day counts those without room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -3, max: 9 }), fc.integer({ min: 1, max: 5 })), {
        maxLength: 20,
      }),
      fc.integer({ min: 1, max: 4 }),
      (spans, most) => {
        const all = spans.map(([first, length]) => ({
          span: {
            start: day + first * minutesOfDay,
            end: day + (first + length) * minutesOfDay,
            isAllDay: true,
          },
        }));
        const { parts, more } = placeInBand(day, 7, all, most);
        for (let index = 0; index < 7; index += 1) {
          const here = parts.filter(({ first, last }) => first <= index && last >= index);
          expect(new Set(here.map(({ lane }) => lane)).size).toBe(here.length);
          const onDay = spans.filter(([first, length]) => first <= index && first + length > index);
          expect(here.length + (more[index] ?? 0)).toBe(onDay.length);
        }
      },
    ),
  );
});
