import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Entity,
  type Field,
  fieldOf,
  findEntity,
  relationsOf,
  type Specification,
} from '../model/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;
let specification: Specification;
/** To the owner alone, as a browser that signs in as it would learn. */
let forOwner: Specification;
let forVisitors: Specification;
const schemas = ['public', 'elsewhere'];

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(
    await readFile(new URL('../../testing/catalog/oddities.sql', import.meta.url), 'utf8'),
  );
  specification = specificationOf(await readCatalog(database, 'postgres', { schemas }));
  forOwner = specificationOf(
    await readCatalog(database, 'postgres', { schemas, audience: 'browser' }),
  );
  forVisitors = specificationOf(
    await readCatalog(database, 'anon', { schemas, audience: 'browser' }),
  );
});

afterAll(() => database.close());

function entity(id: string, of = specification): Entity {
  const found = findEntity(of, id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}
function field(id: string, name: string, of = specification): Field {
  const found = fieldOf(entity(id, of), name);
  if (found === undefined) throw new Error(`There is no ${id}.${name}.`);
  return found;
}
const rules = (id: string, kind: string) =>
  specification.rules.filter((rule) => rule.entity === id && rule.kind === kind);
const removals = (id: string) =>
  entity(id).references.map((each) => [
    each.fields.join(),
    each.entity,
    each.unique,
    each.onDelete,
  ]);
const screens = (id: string, of = specification) =>
  of.screens.filter((screen) => screen.entity === id).map(({ path }) => path);
const words = (id: string, kind: string) => rules(id, kind).map(({ statement }) => statement);

describe('fields', () => {
  it('have the kind of what lies beneath domains, arrays and ranges', () => {
    const facts = Object.fromEntries(
      entity('every_column').fields.map(({ name, kind, elementKind }) => [
        name,
        elementKind === undefined ? kind : `${kind} of ${elementKind}`,
      ]),
    );
    expect(facts).toEqual({
      id: 'integer',
      by_default: 'integer',
      doubled: 'decimal',
      amount: 'decimal',
      rounded: 'decimal',
      whole: 'decimal',
      fixed: 'text',
      named: 'text',
      tagged: 'array of text',
      moods: 'array of enum',
      codes: 'array of text',
      period: 'range of instant',
      periods: 'other of instant',
      words: 'range of text',
      both_of: 'other',
      at_time: 'time',
      moment: 'timestamp',
      lasting: 'interval',
      bits: 'other',
      place: 'other',
      document: 'json',
      raw: 'binary',
      address: 'other',
      price: 'other',
      object: 'integer',
      sized: 'enum',
    });
  });

  it('have lengths, digits and values, through domains and arrays too', () => {
    expect(field('every_column', 'named')).toMatchObject({
      type: 'short_name',
      baseType: 'character varying(40)',
      maxLength: 40,
      nullable: false,
      default: "'nobody'::character varying",
    });
    expect(field('every_column', 'tagged')).toMatchObject({
      elementType: 'character varying(12)',
      maxLength: 12,
    });
    expect(field('every_column', 'codes').maxLength).toBe(10);
    expect(field('every_column', 'fixed').maxLength).toBe(3);
    expect(field('every_column', 'rounded').precision).toEqual({ digits: 5, scale: -2 });
    expect(field('every_column', 'doubled').precision).toEqual({ digits: 12, scale: 4 });
    expect(field('every_column', 'whole').precision).toBeUndefined();
    expect(field('every_column', 'moods').values).toEqual(['so so', 'Happy', '😀', "it's"]);
  });

  it('name the fields that the database fills', () => {
    expect(field('every_column', 'doubled')).toMatchObject({
      generated: 'stored',
      default: null,
      expression: '(amount * (2)::numeric)',
    });
    expect(field('every_column', 'by_default').generated).toBe('identity by default');
    expect(field('public.Kunden & Co.', 'ID').generated).toBe('identity always');
  });

  it('say where each fact comes from', () => {
    const select = field('public.Kunden & Co.', 'select');
    expect(select.source).toEqual({
      from: 'database',
      object: 'column public.Kunden & Co..select',
    });
    expect(select.label.source.from).toBe('derived');
    expect(select.description).toEqual({
      value: 'A keyword',
      source: { from: 'database', object: 'comment on column public.Kunden & Co..select' },
    });
    expect(field('no_key', 'a').description.source.from).toBe('none');
  });
});

describe('keys', () => {
  it('are the primary key, or a unique one that is never empty', () => {
    expect(entity('four_keys').key).toEqual(['d', 'b', 'c', 'a']);
    expect(entity('unique_alone')).toMatchObject({ key: ['code'], unique: [['number']] });
    expect(entity('no_key').key).toEqual([]);
    expect(entity('partly_unique').unique).toEqual([['tenant'], ['email', 'tenant']]);
  });

  it('are none where partitions alone have one, for it may repeat', () => {
    expect(entity('payment').key).toEqual([]);
    expect(entity('measurement').key).toEqual(['id', 'taken_on']);
  });
});

describe('references', () => {
  it('say whether they are one to one, and what happens on removal', () => {
    expect(removals('passport')).toEqual([['employee_id', 'employee', true, 'no action']]);
    expect(removals('employee')).toEqual([
      ['deputy_id', 'employee', false, 'set null'],
      ['reports_to', 'employee', false, 'no action'],
    ]);
    expect(removals('order')).toEqual([['from', 'Kunden & Co.', false, 'cascade']]);
  });

  it('are seen from the other end, through join tables too', () => {
    const { incoming, manyToMany } = relationsOf(specification, entity('employee'));
    expect(incoming.map((each) => [each.entity.name, each.reference.unique])).toEqual([
      ['badge', false],
      ['employee', false],
      ['employee', false],
      ['passport', true],
    ]);
    expect(manyToMany).toMatchObject([
      { through: { name: 'badge' }, entity: { name: 'thing', schema: 'elsewhere' } },
    ]);
    expect(entity('badge').inNavigation).toBe(false);
    expect(entity('passport').inNavigation).toBe(true);
  });

  it('over partitions alone are marked, for the Data API does not embed them', () => {
    expect(entity('payment').references).toMatchObject([{ entity: 'hen', embeddable: false }]);
    expect(entity('measurement').references[0]?.embeddable).toBeUndefined();
  });
});

describe('the nine points', () => {
  it('have the purpose from the comment on the only schema, but no comment of PostgreSQL itself', async () => {
    // The comment on one of several schemas says nothing about the product.
    expect(specification.purpose.purpose.source.from).toBe('none');
    const alone = await readCatalog(database, 'postgres', { schemas: ['public'] });
    expect(specificationOf(alone).purpose.purpose).toEqual({
      value: 'Everything odd in one place',
      source: { from: 'database', object: 'comment on schema public' },
    });
    const elsewhere = await readCatalog(database, 'postgres', { schemas: ['elsewhere'] });
    expect(elsewhere.comments.database).toBe('default administrative connection database');
    expect(specificationOf(elsewhere).purpose.purpose.source.from).toBe('none');
  });

  it('hold screens by what may be done', () => {
    expect(screens('badge', forOwner)).toEqual([
      '/data/badge',
      '/data/badge/{employee_id},{thing_id}',
      '/data/badge/new',
      '/data/badge/{employee_id},{thing_id}/edit',
    ]);
    expect(screens('no_key', forOwner)).toEqual(['/data/no_key', '/data/no_key/new']);
    expect(screens('hen_count')).toEqual(['/data/hen_count']);
    expect(screens('written_only', forVisitors)).toEqual(['/data/written_only/new']);
    expect(screens('person', forVisitors)).toEqual([
      '/data/person',
      '/data/person/{id}',
      '/data/person/{id}/edit',
    ]);
    expect(screens('elsewhere.thing')[0]).toBe('/data/elsewhere.thing');
  });

  it('hold no screens or calls that only the owner of the database or a service could use', () => {
    expect(screens('badge')).toEqual([]);
    expect(specification.calls.filter(({ entity: id }) => id === 'badge')).toEqual([]);
    expect(screens('person')).toEqual([
      '/data/person',
      '/data/person/{id}',
      '/data/person/{id}/edit',
    ]);
    const change = specification.calls.find(
      ({ entity: id, method }) => id === 'person' && method === 'PATCH',
    );
    expect(change?.payload).toEqual(['name']);
  });

  it('hold closed lists as states, with nothing invented about them', () => {
    expect(specification.states.map(({ entity: id, field: name }) => `${id}.${name}`)).toEqual([
      'every_column.sized',
      'public.Kunden & Co..😀 mood',
      'elsewhere.thing.size',
    ]);
    const [, mood] = specification.states;
    expect(mood).toMatchObject({
      initial: { source: { from: 'none' } },
      transitions: { source: { from: 'none' } },
    });
    expect(mood?.states.map(({ value, label }) => [value, label.value])).toEqual([
      ['so so', 'So so'],
      ['Happy', 'Happy'],
      ['😀', '😀'],
      ["it's", "It's"],
    ]);
    expect(
      mood?.states.every(
        ({ tone, final }) => `${tone.source.from}${final.source.from}` === 'nonenone',
      ),
    ).toBe(true);
  });

  it('hold rules in words', () => {
    expect(words('four_keys', 'required')).toEqual([
      'A is required.',
      'B is required.',
      'C is required.',
      'D is required.',
      'Label is required.',
    ]);
    expect(words('every_column', 'required')).toEqual([
      'ID is never empty. If nothing is entered, the database sets it.',
      'By default is never empty. If nothing is entered, the database sets it.',
      'Amount is never empty. If nothing is entered, the database sets it.',
      'Named is never empty. If nothing is entered, the database sets it.',
    ]);
    expect(words('every_column', 'precision')).toEqual([
      'Doubled: at most 12 digits, 4 of them after the point.',
      'Amount: at most 10 digits, 2 of them after the point.',
      'Rounded: a whole number of at most 7 digits. The database rounds the last 2 digits to zero.',
    ]);
    expect(words('elsewhere.thing', 'one of')).toEqual(['Size is one of Small and Large.']);
    expect(words('refers_to_four', 'reference')).toEqual([
      'Z, W, Y and X together must refer to one of the four keys.',
    ]);
  });

  it('hold checks with their SQL, those of domains too', () => {
    expect(rules('checked', 'check').map(({ constraint, sql }) => [constraint, sql])).toEqual([
      ['never', 'CHECK (true)'],
      ['ordered', 'CHECK ((low < high))'],
      ['positive', 'CHECK ((low > 0))'],
    ]);
    expect(rules('every_column', 'check')).toMatchObject([
      { fields: ['named'], constraint: 'short_name_check' },
      { fields: ['named'], constraint: 'name_text_check' },
      { fields: ['named'], constraint: 'name_text_check1' },
    ]);
  });

  it('hold what may not clash', () => {
    expect(rules('booking', 'exclusion')).toMatchObject([
      {
        constraint: 'one_at_a_time',
        statement: 'No two bookings may clash. The database checks this: one_at_a_time.',
      },
    ]);
    expect(specification.errors.find(({ code }) => code === '23P01')).toMatchObject({
      constraint: 'one_at_a_time',
      statement: { value: 'This clashes with another booking.' },
    });
  });

  it('hold the grants of the role that asked, and the calls that they allow', () => {
    expect(forVisitors.permissions.roles).toMatchObject([
      { name: 'anon', label: { value: 'Not signed in' }, source: { from: 'platform' } },
    ]);
    expect(forVisitors.permissions.grants.map((grant) => [grant.entity, grant.may])).toEqual([
      ['happy_customer', ['select']],
      ['public.Kunden & Co.', ['select']],
      ['person', ['select', 'update']],
      ['refers_to_hidden', ['select']],
      ['written_only', ['insert']],
      ['elsewhere.thing', ['select']],
    ]);
    const calls = forVisitors.calls.map(({ method, path, payload, schema }) => [
      `${method} ${path}`,
      payload,
      schema,
    ]);
    expect(calls).toContainEqual(['PATCH /rest/v1/person', ['name'], undefined]);
    expect(calls).toContainEqual(['POST /rest/v1/written_only', ['id', 'message'], undefined]);
    expect(calls).toContainEqual(['GET /rest/v1/thing', [], 'elsewhere']);
    expect(calls).toContainEqual(['GET /rest/v1/Kunden%20%26%20Co.', [], undefined]);
  });

  it('offer no value that the database would refuse from outside', () => {
    const call = specification.calls.find(
      ({ method, entity: id }) => method === 'POST' && id === 'public.Kunden & Co.',
    );
    expect(call?.payload).not.toContain('ID');
    expect(entity('hen_count').grants).toEqual({
      select: true,
      insert: false,
      update: false,
      delete: false,
    });
    expect(field('happy_customer', 'shouted').grants.update).toBe(false);
  });

  it('have an error for each constraint, without its own message', () => {
    const errors = specification.errors.filter(({ entity: id }) => id === 'passport');
    expect(
      errors.map(({ code, constraint, statement }) => [code, constraint, statement?.value]),
    ).toEqual([
      ['23505', 'passport_pkey', 'Another passport already has the same employee.'],
      ['23505', 'passport_number_key', 'Another passport already has the same number.'],
      [
        '23503',
        'passport_employee_id_fkey',
        'The record chosen in “Employee” does not exist, or passports still refer to it.',
      ],
    ]);
    expect(
      errors.every(
        ({ message, reaction }) => message.source.from + reaction.source.from === 'nonenone',
      ),
    ).toBe(true);
  });

  it('hold the lengths of columns as limits', () => {
    expect(specification.limits.map(({ name, value }) => [name, value])).toContainEqual([
      'Every column: named',
      'at most 40 characters',
    ]);
  });
});
