/** What journeys prove in one language and width, in every other. */
import { loadLanguage, pseudoLanguage } from '@ninefold/messages';
import { afterEach, expect, test } from 'vitest';
import { readAndWrite } from '../in-language.ts';

afterEach(() => loadLanguage('en', { parts: [] }));

test.for([
  { language: 'en', locale: 'en-GB', width: 1280 },
  { language: 'en', locale: 'en-GB', width: 390 },
  { language: 'de', locale: 'de-DE', width: 1280 },
  { language: 'de', locale: 'de-DE', width: 390 },
  { language: 'ar', locale: 'ar-EG', width: 1280 },
  { language: 'ar', locale: 'ar-EG', width: 390 },
  { language: pseudoLanguage, locale: 'en-GB', width: 1280 },
])(
  'a record is found, created, edited and deleted in $language, $width pixels wide',
  async (reading) => {
    expect(await readAndWrite(reading)).toEqual([]);
  },
);
