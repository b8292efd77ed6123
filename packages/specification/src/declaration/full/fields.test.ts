import { describe, expect, it } from 'vitest';
import { workshop } from '../../../testing/workshop.ts';
import { toMarkdown } from '../../documents/markdown/index.ts';
import { type Entity, type Field, fieldOf, type Specification } from '../../model/index.ts';
import type { Declaration, FieldDeclaration } from '../declaration.ts';
import { applyAll } from './apply-all.ts';

const title = fieldOf(workshop.entities[1] as Entity, 'title') as Field;
const json = { ...title, name: 'checklist', kind: 'json', type: 'jsonb' } as const;
const known: Specification = {
  ...workshop,
  entities: workshop.entities.map((entity) =>
    entity.name === 'work_order' ? { ...entity, fields: [...entity.fields, json] } : entity,
  ),
};

const declare = (field: string, declared: unknown) => {
  const fields = { [field]: declared as FieldDeclaration };
  const declaration: Declaration = { entities: { work_order: { fields } } };
  const { specification, problems } = applyAll(known, declaration);
  return { specification, found: problems.map(({ path, message }) => `${path}: ${message}`) };
};
const at = 'entities.work_order.fields';

describe('a declared position', () => {
  it('is a fact with its place', () => {
    const { specification, found } = declare('customer_id', { positionIn: 'id' });
    expect(found).toEqual([]);
    expect(toMarkdown(specification)).toContain('orders records that have the same `id`');
    expect(declare('customer_id', { positionIn: false }).found).toEqual([]);
  });

  it.each([
    ['title', 'customer_id', `${at}.title.positionIn: title is not a whole number`],
    ['customer_id', 'titel', `${at}.customer_id.positionIn: There is no field "titel"`],
  ])('of %s in %s is a problem', (field, positionIn, problem) => {
    expect(declare(field, { positionIn }).found).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a declared shape', () => {
  it.each<[string, FieldDeclaration['shape'], string]>([
    ['a checklist', 'checklist', 'a checklist of `text` and `done`'],
    [
      'a checklist of other names',
      { checklist: { text: 'step', done: 'ok' } },
      'a checklist of `step` and `ok`',
    ],
    [
      'a table',
      { table: { day: { values: { mon: 'Monday' } }, from: { kind: 'time', required: true } } },
      'a table of `day` and `from`',
    ],
  ])('is a fact with its place: %s', (_name, shape, words) => {
    const { specification, found } = declare('checklist', { shape });
    expect(found).toEqual([]);
    expect(toMarkdown(specification)).toContain(words);
  });

  it.each<[string, unknown, string]>([
    ['title', 'checklist', 'title.shape: title is text'],
    ['checklist', 'list', 'checklist.shape: Write “checklist”'],
    ['checklist', { table: null }, 'checklist.shape: Write “checklist”'],
    ['checklist', {}, 'checklist.shape: Write “checklist”'],
    ['checklist', { checklist: { text: 'a', done: 'a' } }, 'checklist.shape.checklist: Name two'],
    ['checklist', { table: {} }, 'checklist.shape.table: Name at least one member'],
    ['checklist', { table: { day: 'text' } }, 'checklist.shape.table.day: This must be an object'],
    [
      'checklist',
      { table: { 'a day': { lable: 'Day' } } },
      'checklist.shape.table["a day"].lable: There is no key "lable". Did you mean "label"?',
    ],
    [
      'checklist',
      { table: { day: { kind: 'moment' } } },
      'checklist.shape.table.day.kind: This must be one of text, integer',
    ],
    [
      'checklist',
      { table: { day: { kind: 'date', values: {} } } },
      'checklist.shape.table.day.values: Only text members have values to choose from',
    ],
  ])('of %s that is %j is a problem', (field, shape, problem) => {
    expect(declare(field, { shape }).found).toEqual([expect.stringContaining(`${at}.${problem}`)]);
  });
});
