import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlacesOnlyOf } from './keep-places-only-of.ts';
import { lastVisit, noteVisit } from './visits.ts';

const ada = { project: 'https://yard.example', person: 'ada', tenant: undefined };
const minute = 60_000;
const start = Date.parse('2026-11-20T08:00:00Z');

/** As the browser's: its items are its own properties. */
class Storage {
  setItem(key: string, value: string): void {
    (this as unknown as Record<string, string>)[key] = value;
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string | undefined>)[key] ?? null;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new Storage()));

// Files share a process.
afterEach(() => void vi.unstubAllGlobals());

test('the last visit ended when the person was last seen before being away for half an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 }), (pauses) => {
      vi.stubGlobal('localStorage', new Storage());
      let now = start;
      let ended: string | undefined;
      noteVisit(ada, now);
      for (const pause of pauses) {
        if (pause > 30) ended = new Date(now).toISOString();
        now += pause * minute;
        // Before and after the present visit is noted.
        expect(lastVisit(ada, now)).toBe(ended);
        noteVisit(ada, now);
        expect(lastVisit(ada, now)).toBe(ended);
      }
    }),
  );
});

test('nothing is known of a first visit, a visitor, another person and after signing out', () => {
  expect(lastVisit(ada, start)).toBeUndefined();
  noteVisit({ ...ada, person: '' }, start);
  expect(Object.keys(localStorage)).toEqual([]);
  noteVisit(ada, start);
  expect(lastVisit({ ...ada, person: 'grace' }, start + 60 * minute)).toBeUndefined();
  keepPlacesOnlyOf('ada');
  expect(lastVisit(ada, start + 60 * minute)).toBeDefined();
  keepPlacesOnlyOf(null);
  expect(Object.keys(localStorage)).toEqual([]);
});
