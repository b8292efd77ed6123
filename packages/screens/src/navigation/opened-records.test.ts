import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlacesOnlyOf } from './keep-places-only-of.ts';
import { keptFavourites } from './kept-favourites.ts';
import { openedRecords, rememberOpened } from './opened-records.ts';

const ada = { project: 'https://yard.example', person: 'ada', tenant: 'north' };
const job = (id: string) => ({ entity: 'job', id });

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

test('records that a person has opened and picked in an earlier version are known', () => {
  for (const kind of ['opened', 'picked'] as const) {
    const key = `ninefold.${kind} ["https://yard.example","ada","north"]`;
    localStorage.setItem(key, JSON.stringify([job('1'), { entity: 'job' }]));
    rememberOpened(ada, job('2'), kind);
    expect(openedRecords(ada, kind)).toEqual([job('2'), job('1')]);
    expect(openedRecords({ ...ada, tenant: 'south' }, kind)).toEqual([]);
  }
  keepPlacesOnlyOf('ada');
  expect(openedRecords(ada)).toHaveLength(2);
  keepPlacesOnlyOf(null);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what the first versions kept, with titles, is deleted', () => {
  rememberOpened(ada, job('1'));
  localStorage.setItem(
    'ninefold.opened.https://yard.example ada',
    '[{"title":"Roof of Mrs Hill"}]',
  );
  localStorage.setItem('ninefold.picked.https://yard.example grace', '[]');
  keepPlacesOnlyOf('ada');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(openedRecords(ada)).toEqual([job('1')]);
});

test('nothing is remembered of a visitor', () => {
  rememberOpened({ ...ada, person: '' }, job('1'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('favourites of another person are deleted', () => {
  const keys = ['ada', 'grace'].map((person) => keptFavourites.key({ ...ada, person }));
  for (const key of keys) keptFavourites.write(key, [{ label: 'Overdue', href: '/data/job' }]);
  keepPlacesOnlyOf('grace');
  expect(Object.keys(localStorage)).toEqual([keys[1]]);
});
