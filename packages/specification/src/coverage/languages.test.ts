import { describe, expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import {
  declare,
  declaredTexts,
  type InLanguages,
  type Declaration,
} from '../declaration/index.ts';
import { blankSpecification } from '../model/index.ts';
import { languagesCoverage, languagesText } from './languages.ts';

const coverageOf = (declaration: InLanguages<Declaration>, specification = workshop) =>
  languagesCoverage(declaredTexts(declaration), specification);

const textOf = (...of: Parameters<typeof coverageOf>) => {
  const found = coverageOf(...of);
  return found === undefined ? undefined : languagesText(found);
};

describe('coverage by language', () => {
  const declaration = declare({
    title: 'Workshop',
    entities: {
      customer: {
        label: { en: 'Customer', de: 'Kunde' },
        plural: { de: 'Kunden' },
        gender: { de: 'masculine' },
      },
      work_order: { label: { en: 'Order', de: 'Auftrag', 'de-AT': 'Bestellung' } },
    },
  });

  it('counts the texts of each language, and names those that it lacks', () => {
    expect(coverageOf(declaration)).toEqual({
      languages: [
        { language: 'en', count: 2, missing: ['entities.customer.plural'] },
        { language: 'de', count: 3, missing: [] },
        { language: 'de-AT', count: 3, missing: [] },
      ],
      texts: 3,
      unnamed: 1,
      derived: 17,
    });
  });

  it('is a line for each language', () => {
    expect(textOf(declaration)).toEqual([
      'Languages of the declared texts',
      '   – English: 2 of 3 texts. Missing:',
      '     entities.customer.plural',
      '   ✓ German: 3 of 3 texts',
      '   ✓ Austrian German: 3 of 3 texts',
      '   1 text is in one language only, and the declaration does not say which.',
      '   17 labels are derived from names, and are the same in every language.',
    ]);
  });

  it('names ten missing texts, and how many more', () => {
    const names = Array.from({ length: 13 }, (_, at) => `e${at}`);
    const labels = names.map((name) => [name, { label: { en: name } }] as const);
    const entities = Object.fromEntries(labels);
    const lines = textOf({ title: { de: 'Laden' }, entities }, blankSpecification);
    expect(lines?.filter((line) => line.startsWith('     entities.e'))).toHaveLength(10);
    expect(lines).toContain('     and 3 more');
  });

  it('shows a tag that is no language’s as it is', () => {
    const title = { en: 'Shop', 'de-x_y': 'Laden' };
    expect(textOf({ title }, blankSpecification)).toContain('   ✓ de-x_y: 1 of 1 text');
  });

  it('is nothing where no text is in several languages', () => {
    expect(coverageOf({ title: 'Shop', purpose: { en: 'Sells.' } })).toBeUndefined();
  });
});
