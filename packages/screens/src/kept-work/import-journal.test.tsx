import type { Entity } from '@ninefold/specification';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Application } from '../application/index.ts';
import { countImports, deleteImports, importJournal, type KeptImport } from './import-journal.ts';

const project = 'https://yard.example';
const customer = { schema: 'public', name: 'customer' } as Entity;

const interrupted: KeptImport = {
  file: 'customers.csv',
  fingerprint: 'customers.csv 120 9f',
  options: { separator: ';' },
  columns: [],
  key: ['number'],
  format: { numbers: 'comma', days: '' },
  corrections: new Map([[7, new Map([[0, 'Pump & Co']])]]),
  leftOut: [[3, 'Name: This field is required.']],
  rows: 120,
  progress: {
    id: '0f5b7c1e',
    size: 50,
    created: 49,
    updated: 0,
    unchanged: 0,
    refused: [],
    settled: 50,
    alsoSettled: [],
    sent: { kind: 'create', rows: [51, 52] },
  },
};

const applicationOf = (person: string, tenant?: string) =>
  ({
    configuration: { supabaseUrl: project },
    place: { tenant },
    person: { signedIn: () => (person === '' ? undefined : { id: person }) },
  }) as unknown as Application;

/** Leaves imports as the version before the answers were in the same database. */
async function leave(imports: Readonly<Record<string, KeptImport>>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('ninefold-imports');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('imports'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('imports', 'readwrite');
      for (const [key, kept] of Object.entries(imports)) {
        writing.objectStore('imports').put(kept, key);
      }
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

// The connection of the test before is closed by this, too.
beforeEach(
  () =>
    new Promise<unknown>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('ninefold-imports');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    }),
);
afterEach(() => vi.unstubAllGlobals());

test('an import that an earlier version started continues for its person alone', async () => {
  const elsewhere = { ...interrupted, file: 'elsewhere.csv' };
  await leave({
    [`["ada","${project}","","customer"] ${interrupted.fingerprint}`]: interrupted,
    [`["ada","${project}","north","customer"] 1`]: elsewhere,
    [`["ada","https://another.example","","customer"] 1`]: elsewhere,
    [`["bob","${project}","","customer"] 1`]: elsewhere,
  });
  // Nobody is signed in at first.
  expect(await importJournal(applicationOf(''), customer).unfinished()).toEqual([]);
  expect(await countImports({ project, person: 'ada' })).toBe(2);
  const journal = importJournal(applicationOf('ada'), customer);
  expect(await journal.unfinished()).toEqual([interrupted]);
  await journal.keep({ ...interrupted, progress: { ...interrupted.progress, settled: 100 } });
  expect((await journal.unfinished()).map(({ progress }) => progress.settled)).toEqual([100]);
  await journal.remove(interrupted.fingerprint);
  expect(await journal.unfinished()).toEqual([]);
  const inNorth = importJournal(applicationOf('ada', 'north'), customer);
  expect(await inNorth.unfinished()).toEqual([elsewhere]);
});

test('those of one person are deleted, of every entity and tenant', async () => {
  for (const person of ['ada', 'ad', 'bob']) {
    for (const tenant of [undefined, 'north']) {
      await importJournal(applicationOf(person, tenant), customer).keep(interrupted);
    }
  }
  await deleteImports({ project, person: 'ada' });
  const counts = ['ada', 'ad', 'bob'].map((person) => countImports({ project, person }));
  expect(await Promise.all(counts)).toEqual([0, 2, 2]);
});

test('nothing is kept of an import that is only tried', async () => {
  const viewed = { ...applicationOf('ada'), viewing: { as: 'anon', by: 'ada' } } as Application;
  const journal = importJournal(viewed, customer);
  await journal.keep(interrupted);
  expect(await journal.unfinished()).toEqual([]);
});

test('without storage, an import runs and isn’t kept', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const journal = importJournal(applicationOf('ada'), customer);
  await journal.keep(interrupted);
  expect(await journal.unfinished()).toEqual([]);
  expect(await countImports({ project, person: 'ada' })).toBe(0);
});
