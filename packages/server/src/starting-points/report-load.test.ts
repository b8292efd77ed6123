import type { SkippedPart } from '@ninefold/embedded';
import { expect, test } from 'vitest';
import { reportLoad } from './report-load.ts';

const part = (line: number, kind: string, name: string, reason: string): SkippedPart => {
  return { line, statement: '', kind, name, reason, lossless: false };
};

function notesOf(skipped: SkippedPart[]): string[] {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  reportLoad({ statements: 9, copiedRows: 2, createdRoles: [], skipped }, { note });
  return notes.slice(1);
}

test('what is left out is listed by reason and kind, lost rows first', () => {
  const [cron, language] = ['The extension pg_cron is not here.', 'The language plv8 is not here.'];
  expect(
    notesOf([
      part(2, 'function', 'score', language),
      part(3, 'policy', 'own', language),
      part(4, 'policy', 'all', language),
      part(5, 'key', 'a', language),
      part(6, 'foreign key', 'b', language),
      part(7, 'index', 'c', language),
      part(8, 'index', 'd', language),
      part(9, 'collation of table', 'c', language),
      part(10, 'collation of table', 'd', language),
      { ...part(11, 'rows', 'cron.job', cron), rows: 40 },
      { ...part(12, 'schema', 'auth', 'The schema already exists.'), lossless: true },
    ]),
  ).toEqual([
    'Statements that nothing here needs: 1 (The schema already exists).',
    `Left out from line 11 on: 40 rows (cron.job). ${cron}`,
    `Left out from line 2 on: 1 function (score), 2 policies (own, all), 1 key (a), 1 foreign key (b), 2 indexes (c, d), 2 collations of table (c, d). ${language}`,
    '--strict stops at the first of these instead.',
  ]);
});

test('rows are listed however many reasons there are', () => {
  const reasons = Array.from({ length: 30 }, (_, index) => `Reason ${index}.`);
  const notes = notesOf(
    reasons.flatMap((reason, index) => [
      part(index, 'function', `f${index}`, `Other ${reason}`),
      { ...part(index, 'rows', `t${index}`, reason), rows: 2 },
    ]),
  );
  expect(notes.filter((note) => note.includes('2 rows'))).toHaveLength(30);
  expect(notes.at(-2)).toBe(
    'Left out from line 20 on: 10 functions (f20, f21, f22, f23, …). There are 10 more reasons.',
  );
});

test('nothing is said of a dump that loads completely', () => {
  expect(notesOf([])).toEqual([]);
});
