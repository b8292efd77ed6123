import { expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import { applyDeclaration } from './apply.ts';
import { declaredValueFormat } from './value-format.ts';

const declared = (application: { locale?: string; timeZone?: string }) => ({
  format: declaredValueFormat({ application }),
  problems: applyDeclaration(workshop, { application }).problems.map(
    ({ path, message }) => `${path}: ${message}`,
  ),
});

it('takes a language tag and a time zone', () => {
  const application = { locale: 'de-AT', timeZone: 'Europe/Vienna' };
  expect(declared(application)).toEqual({ format: application, problems: [] });
  expect(declared({})).toEqual({ format: {}, problems: [] });
});

it.each(['', 'de_AT', 'tlh', 'no such language'])('reports the unknown locale “%s”', (locale) => {
  expect(declared({ locale, timeZone: 'UTC' })).toEqual({
    format: { timeZone: 'UTC' },
    problems: [
      `application.locale: No number or date format is known for the locale "${locale}". Use a BCP 47 tag like "en-GB" or "de".`,
    ],
  });
});

it.each(['', 'Berlin', 'Europe/Nowhere'])('reports the unknown time zone “%s”', (timeZone) => {
  expect(declared({ locale: 'de', timeZone })).toEqual({
    format: { locale: 'de' },
    problems: [
      `application.timeZone: There is no time zone "${timeZone}". Use an IANA name like "Europe/Berlin".`,
    ],
  });
});
