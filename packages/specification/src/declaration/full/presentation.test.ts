import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../testing/workshop.ts';
import {
  type Entity,
  type Field,
  fieldOf,
  findEntity,
  type Specification,
} from '../../model/index.ts';
import { readOnlyOf } from '../../read-only/index.ts';
import type { Declaration, EntityDeclaration } from '../declaration.ts';
import { applyAll } from './apply-all.ts';

const order = findEntity(workshop, 'work_order') as Entity;
const title = fieldOf(order, 'title') as Field;
const optional = { ...title, nullable: true, maxLength: undefined } as const;
const extra: readonly Field[] = [
  { ...optional, name: 'fee', kind: 'decimal', type: 'numeric(10,2)' },
  { ...optional, name: 'day', kind: 'date', type: 'date' },
  { ...optional, name: 'note', kind: 'text', type: 'text' },
  { ...optional, name: 'sum', kind: 'decimal', type: 'numeric', generated: 'stored' },
];
const known: Specification = {
  ...workshop,
  entities: workshop.entities.map((entity) =>
    entity.name === 'work_order' ? { ...entity, fields: [...entity.fields, ...extra] } : entity,
  ),
};

const apply = (entity: unknown, rest: Partial<Declaration> = {}) => {
  const { specification, problems } = applyAll(known, {
    ...rest,
    entities: { work_order: entity as EntityDeclaration },
  });
  return {
    entity: findEntity(specification, 'work_order') as Entity,
    found: problems.map(({ path, message }) => `${path}: ${message}`),
  };
};
const declare = (field: string, declared: unknown) => {
  const { entity, found } = apply({ fields: { [field]: declared } });
  return { field: fieldOf(entity, field), found };
};
const at = 'entities.work_order.fields';
const fact = (value: unknown, key: string) => ({
  value,
  source: { from: 'declared', at: `${at}.fee.${key}` },
});

describe('options of a field', () => {
  it('are facts, each with its place', () => {
    const declared = {
      group: 'Money',
      width: 'narrow',
      help: 'Without tax',
      format: { currency: 'EUR' },
      readOnly: { while: { title: 'eq.Done' } },
      default: 20,
      hidden: ['list'],
      input: async () => ({ kind: 'input' }),
    };
    const { field, found } = declare('fee', declared);
    expect(found).toEqual([]);
    expect(field).toMatchObject({
      group: fact('Money', 'group'),
      width: fact('narrow', 'width'),
      help: fact('Without tax', 'help'),
      displayFormat: fact({ currency: 'EUR' }, 'format'),
      readOnly: fact({ while: { title: 'eq.Done' } }, 'readOnly'),
      startsWith: fact({ value: '20' }, 'default'),
      hiddenIn: fact(['list'], 'hidden'),
      ownInput: fact(true, 'input'),
    });
  });

  it.each([
    ['fee', { format: 'percent', readOnly: 'edit' }],
    ['day', { format: { dateStyle: 'full' }, default: { token: 'today' } }],
    ['note', { default: { token: 'me' }, readOnly: 'always', hidden: ['detail'] }],
    ['title', { readOnly: 'edit', default: 'x' }],
    ['note', { shown: { while: { status: 'eq.open' } } }],
  ])('of %s fit as %j', (field, declared) => {
    const found = declare(field, declared).found.filter((each) => !each.includes('.default'));
    expect(found).toEqual([]);
  });

  it.each<[field: string, declared: unknown, problem: string]>([
    ['fees', { width: 'wide' }, `${at}.fees: There is no field "fees"`],
    ['fee', { width: 'broad' }, `${at}.fee.width: There is no width "broad"`],
    ['fee', { hidden: ['lists'] }, `${at}.fee.hidden[0]: There is no kind of screen "lists"`],
    ['fee', { hidden: 'list' }, `${at}.fee.hidden: Write true, or the kinds of screen`],
    ['fee', { group: ' ' }, `${at}.fee.group: A group has no name`],
    ['fee', { input: 'colour' }, `${at}.fee.input: Write a function that loads it`],
    ['fee', { cell: 'dots' }, `${at}.fee.cell: Write a function that loads it`],
    ['fee', { format: 'email' }, `${at}.fee.format: fee is not a text`],
    ['note', { format: 'percent' }, `${at}.note.format: note is not a number`],
    ['fee', { format: { dateStyle: 'long' } }, `${at}.fee.format: fee is not a date`],
    ['fee', { format: { currency: 'Euros' } }, `${at}.fee.format: "Euros" is not a currency code`],
    ['fee', { format: { unit: 'miles' } }, `${at}.fee.format: "miles" is not a unit`],
    [
      'fee',
      { format: null },
      `${at}.fee.format: Write 'year', 'percent', 'email', 'url', 'phone', 'color', 'markdown', 'image', or an object`,
    ],
    ['fee', { format: 'year' }, `${at}.fee.format: A year is a whole number`],
    ['fee', { readOnly: 'never' }, `${at}.fee.readOnly: Write 'always', 'edit', false`],
    [
      'fee',
      { readOnly: { while: { x: 'eq.1' } } },
      `${at}.fee.readOnly.while.x: There is no field`,
    ],
    [
      'fee',
      { readOnly: { while: { day: 'done' } } },
      `${at}.fee.readOnly.while.day: "done" is not a condition`,
    ],
    ['fee', { readOnly: { while: { day: 'gt.now' } } }, `${at}.fee.readOnly.while.day: "gt.now"`],
    [
      'fee',
      { readOnly: { while: { status: 'in.(done,open)' } } },
      `${at}.fee.readOnly.while.status[0]: There is no value "done"`,
    ],
    ['fee', { shown: { while: { x: 'eq.1' } } }, `${at}.fee.shown.while.x: There is no field`],
    ['fee', { shown: { while: { day: 'gt.now' } } }, `${at}.fee.shown.while.day: "gt.now"`],
    ['fee', { shown: 'open' }, `${at}.fee.shown: Expected an object`],
    ['fee', { dependsOn: 'days' }, `${at}.fee.dependsOn: There is no field "days"`],
    ['fee', { dependsOn: 'day' }, `${at}.fee.dependsOn: fee refers to no record`],
    ['title', { readOnly: 'always' }, `${at}.title.readOnly: title is required in a new record`],
    ['title', { hidden: ['form'] }, `${at}.title.hidden: title is required in a new record`],
    ['sum', { readOnly: false }, `${at}.sum.readOnly: The database sets sum`],
    ['sum', { default: 1 }, `${at}.sum.default: sum is read-only`],
    ['fee', { default: 'much' }, `${at}.fee.default: "much" does not fit fee`],
    ['fee', { default: { token: 'today' } }, `${at}.fee.default: "today" does not fit fee`],
    ['day', { default: { token: 'tomorrow' } }, `${at}.day.default.token: There is no token`],
    ['day', { default: null }, `${at}.day.default: A new record starts empty`],
  ])('of %s are a problem as %j', (field, declared, problem) => {
    expect(declare(field, declared).found).toContainEqual(expect.stringContaining(problem));
  });

  it('of two groups with nearly one name are a problem', () => {
    const { found } = apply({
      fields: { fee: { group: 'Money' }, day: { group: 'money ' }, note: { group: 'Money' } },
    });
    expect(found).toEqual([expect.stringContaining(`${at}.day.group: "money " and "Money"`)]);
  });

  it('are applied or reported with any content, and never fail', () => {
    const options = fc.dictionary(
      fc.constantFrom(
        'group',
        'width',
        'help',
        'format',
        'readOnly',
        'default',
        'hidden',
        'input',
        'shown',
        'dependsOn',
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom('fee', 'day', 'title', 'sum'), options, (field, declared) => {
        expect(() => declare(field, declared)).not.toThrow();
      }),
      {
        examples: [
          ['fee', { hidden: [{ toString: [] }] }],
          ['fee', { format: { currency: { toString: [] } } }],
          ['fee', { default: { token: { toString: [] } } }],
          ['fee', { readOnly: { while: { title: { toString: [] } } } }],
        ],
      },
    );
  });
});

describe('a declaration that changes nothing is reported:', () => {
  it.each<[entity: unknown, problem: string]>([
    [{}, 'entities.work_order: This has no effect: it is empty.'],
    [{ fields: { fee: {} } }, `${at}.fee: This has no effect: it is empty.`],
    [{ order: ['fee', 'fee'] }, 'entities.work_order.order[1]: This has no effect: fee is already'],
    [{ fields: { fee: { hidden: [] } } }, `${at}.fee.hidden: This has no effect: it names no`],
    [{ fields: { fee: { hidden: true, width: 'wide' } } }, `${at}.fee.width: This has no effect`],
    [{ fields: { fee: { hidden: ['form'], help: 'x' } } }, `${at}.fee.help: This has no effect`],
    [{ fields: { sum: { help: 'x' } } }, `${at}.sum.help: This has no effect: sum is read-only.`],
  ])('%j', (entity, problem) => {
    expect(apply(entity).found).toEqual([expect.stringContaining(problem)]);
  });

  it('a column of a list that lists leave out', () => {
    const { found } = apply(
      { fields: { fee: { hidden: ['list'] } } },
      { screens: { lists: { work_order: { columns: ['title', 'fee'] } } } },
    );
    expect(found).toEqual([
      expect.stringContaining('screens.lists.work_order.columns[1]: This has no effect: lists'),
    ]);
  });
});

describe('without a declaration', () => {
  const made = 'gen_random_uuid()';
  it.each<[field: Partial<Field>, readOnly: string]>([
    [{ name: 'note' }, 'never'],
    [{ name: 'created_at', kind: 'instant', default: 'now()' }, 'always'],
    [{ name: 'updatedAt', kind: 'instant', default: 'CURRENT_TIMESTAMP' }, 'always'],
    // Nothing fills it.
    [{ name: 'created_at', kind: 'instant', default: null }, 'never'],
    [{ name: 'started_at', kind: 'instant', default: 'now()' }, 'never'],
    [{ name: 'created_at', kind: 'text', default: "'x'" }, 'never'],
    [{ name: 'key', kind: 'uuid', default: made }, 'always'],
    [{ name: 'key', kind: 'integer', generated: 'identity by default' }, 'always'],
    [{ name: 'key', kind: 'text', default: null }, 'edit'],
    [{ name: 'key', kind: 'integer', default: '1' }, 'edit'],
    [{ name: 'key', kind: 'instant', default: 'now()' }, 'edit'],
    [{ name: 'sum', generated: 'stored' }, 'always'],
    [{ name: 'sum', generated: 'identity always' }, 'always'],
    [{ name: 'number', overwritten: 'insert' }, 'always'],
    [{ name: 'owner', overwritten: 'update' }, 'edit'],
    [{ name: 'price', nullable: false, filledByTrigger: 'assigned' }, 'never'],
  ])('%j is read-only: %s', (facts, readOnly) => {
    const field: Field = { ...optional, ...facts };
    const entity = { ...order, key: ['key'], fields: [field], references: [] };
    expect(readOnlyOf(entity, field).value).toBe(readOnly);
  });

  it('a field that must be given can be given, with any name', () => {
    const field: Field = { ...optional, name: 'key', nullable: false, default: null };
    expect(readOnlyOf({ ...order, key: ['key'], fields: [field] }, field).value).toBe('edit');
  });

  it('a key that refers to a record can be given, though it has a default', () => {
    const [reference] = order.references;
    if (reference === undefined) throw new Error('The work order refers to nothing.');
    const field: Field = { ...optional, name: reference.fields[0] ?? '', default: 'auth.uid()' };
    expect(readOnlyOf({ ...order, key: [field.name], fields: [field] }, field).value).toBe('edit');
  });
});

it.each(['constructor', 'toString', '__proto__'])('an entity may be called %s', (name) => {
  const named = { ...known, entities: known.entities.map((entity) => ({ ...entity, name })) };
  const declaration = { entities: {}, screens: { lists: {}, entities: {} } };
  expect(applyAll(named, declaration).problems).toEqual([]);
});
