import { setMessageLanguage } from '@ninefold/messages';
import { afterEach, describe, expect, it } from 'vitest';
import type { ByName, EntityDeclaration, FieldDeclaration } from './declaration.ts';
import { declare } from './declare.ts';
import { blankSpecification } from '../model/index.ts';
import { pointToMarkdown } from '../documents/markdown/index.ts';
import { applyDeclaration } from './apply.ts';
import { declaredTexts, inLanguage } from './in-language.ts';

afterEach(() => setMessageLanguage({ language: 'en', catalogues: [] }));

const declaration = declare({
  title: 'Shop',
  entities: {
    // An entity and a field that are called like the keys of texts.
    label: { label: { en: 'Label', de: 'Etikett' }, fields: { title: { label: { fr: 'Titre' } } } },
    customer: {
      group: { en: 'Sales', de: 'Vertrieb', 'de-AT': 'Verkauf' },
      fields: {
        hours: {
          shape: { table: { day: { values: { mon: { en: 'Monday', de: 'Montag' } } } } },
          input: () => Promise.resolve({ kind: 'input' }),
        },
      },
    },
  },
  limits: {
    visits: { label: { en: 'Visits', de: 'Besuche' }, value: { en: '8 a day', de: '8 am Tag' } },
  },
  states: { 'customer.language': { states: { de: { label: 'German' }, en: {} } } },
});

const fieldsOf = (entity: EntityDeclaration | undefined): ByName<FieldDeclaration> =>
  entity?.fields ?? {};

const read = (language: string) => {
  setMessageLanguage({ language, catalogues: [] });
  const { title, entities = {} } = inLanguage(declaration);
  const { label, customer } = entities;
  return [title, label?.label, fieldsOf(label)['title']?.label, customer?.group];
};

describe('a declaration in several languages', () => {
  it.each([
    ['en', 'Label', 'Sales'],
    ['de', 'Etikett', 'Vertrieb'],
    ['de-AT', 'Etikett', 'Verkauf'],
    ['ar', 'Label', 'Sales'],
  ])('is read in %s, else in English, else in its first language', (language, label, group) => {
    expect(read(language)).toEqual(['Shop', label, 'Titre', group]);
  });

  it('keeps what is not a text', () => {
    const { states, entities } = inLanguage(declaration);
    expect(states).toEqual(declaration.states);
    expect(fieldsOf(entities?.['customer'])['hours']?.input).toBeTypeOf('function');
    const { shape } = fieldsOf(entities?.['customer'])['hours'] ?? {};
    expect(shape).toEqual({ table: { day: { values: { mon: 'Monday' } } } });
  });

  it('has the names and the values of limits in the language', () => {
    setMessageLanguage({ language: 'de', catalogues: [] });
    const { specification } = applyDeclaration(blankSpecification, inLanguage(declaration));
    expect(specification.limits).toMatchObject([
      { name: 'visits', label: 'Besuche', value: '8 am Tag' },
    ]);
    expect(pointToMarkdown(specification, 'limits')).toContain('Besuche');
  });

  it('has no gender of another language', () => {
    const gender = { de: 'feminine' };
    setMessageLanguage({ language: 'ar', catalogues: [] });
    expect(inLanguage({ entities: { customer: { gender } } }).entities?.['customer']?.gender).toBe(
      '',
    );
    setMessageLanguage({ language: 'de-CH', catalogues: [] });
    expect(inLanguage({ entities: { customer: { gender } } }).entities?.['customer']?.gender).toBe(
      'feminine',
    );
  });

  it('lists its texts with their languages', () => {
    expect(declaredTexts(declaration)).toEqual([
      { path: 'title', languages: undefined },
      { path: 'entities.label.label', languages: ['en', 'de'] },
      { path: 'entities.label.fields.title.label', languages: ['fr'] },
      { path: 'entities.customer.group', languages: ['en', 'de', 'de-AT'] },
      {
        path: 'entities.customer.fields.hours.shape.table.day.values.mon',
        languages: ['en', 'de'],
      },
      { path: 'limits.visits.label', languages: ['en', 'de'] },
      { path: 'limits.visits.value', languages: ['en', 'de'] },
      { path: 'states.customer.language.states.de.label', languages: undefined },
    ]);
  });
});
