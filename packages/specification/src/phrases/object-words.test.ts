import { setMessageLanguage } from '@ninefold/messages';
import { afterEach, describe, expect, it } from 'vitest';
import german from '../../../messages/src/de/specification.json' with { type: 'json' };
import { objectWords } from './object-words.ts';

const inGerman: readonly (readonly [object: string, words: string])[] = [
  ['table public.work_order', 'Tabelle public.work_order'],
  ['materialized view public.total', 'materialisierte Sicht public.total'],
  ['column public.work_order.due_at', 'Spalte public.work_order.due_at'],
  ['constraint due on public.work_order', 'Constraint due auf public.work_order'],
  ['constraint due on partitions of public.a', 'Constraint due auf Partitionen von public.a'],
  ['policy own rows on public.work_order', 'Richtlinie own rows auf public.work_order'],
  ['grants to anon on public.work_order', 'Berechtigungen von anon auf public.work_order'],
  ['grants to anon on function a(b)', 'Berechtigungen von anon auf Funktion a(b)'],
  ['setting statement_timeout of role anon', 'Einstellung statement_timeout der Rolle anon'],
  ['setting a.b of the database', 'Einstellung a.b der Datenbank'],
  ['setting pgrst.db_max_rows', 'Einstellung pgrst.db_max_rows'],
  ["value 'open' of column a.b.c", "Wert 'open' von Spalte a.b.c"],
  ['comment on column a.b.c', 'Kommentar zu Spalte a.b.c'],
  ['comment on database', 'Kommentar zu Datenbank'],
  ['something else', 'something else'],
];

afterEach(() => setMessageLanguage({ language: 'en', catalogues: [] }));

describe('an object of the database', () => {
  it.each(inGerman)('is named as stored, in English: %s', (object) => {
    expect(objectWords(object)).toBe(object);
  });

  it.each(inGerman)('is named in German: %s', (object, words) => {
    setMessageLanguage({ language: 'de', catalogues: [german] });
    expect(objectWords(object)).toBe(words);
  });
});
