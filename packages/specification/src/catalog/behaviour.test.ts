import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entity, fieldOf, findEntity, type Specification } from '../model/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import type { Catalog } from './answer/index.ts';
import { outlinesOf } from './entities/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;
let catalog: Catalog;
let forTeam: Specification;
let forSignedIn: Specification;

beforeAll(async () => {
  database = await lendPostgres();
  for (const name of ['oddities.sql', 'behaviour.sql']) {
    await database.exec(
      await readFile(new URL(`../../testing/catalog/${name}`, import.meta.url), 'utf8'),
    );
  }
  catalog = await readCatalog(database, 'postgres');
  forTeam = specificationOf(catalog);
  forSignedIn = specificationOf(
    await readCatalog(database, 'authenticated', { audience: 'browser' }),
  );
});

afterAll(() => database.close());

function entity(id: string, of = forTeam): Entity {
  const found = findEntity(of, id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}
const typed = (name: string) => fieldOf(entity('typed'), name);
const bases = (id: string) =>
  entity(id).fields.map(({ name, base }) => [name, base && `${base.entity}.${base.field}`]);
const call = (name: string, of = forTeam) =>
  of.calls.filter((each) => each.function?.name === name);
const policies = (id: string, of = forTeam) =>
  (of.permissions.policies ?? []).filter((policy) => policy.entity === id);

describe('views', () => {
  it('name the column of a table behind each of theirs, through views, joins and parts', () => {
    expect(bases('person_name')).toEqual([
      ['id', 'person.id'],
      ['called', 'person.name'],
      ['shouted', undefined],
      ['hens', undefined],
    ]);
    expect(bases('person_name_again')).toEqual([
      ['again {1}', 'person.name'],
      ['id', 'person.id'],
    ]);
    expect(bases('with_parts')).toEqual([
      ['name', 'person.name'],
      ['id', 'person.id'],
    ]);
    expect(bases('two_halves')).toEqual([
      ['id', undefined],
      ['name', undefined],
    ]);
  });

  it('have the role whose permissions they use, and their check option', () => {
    expect(entity('person_name').view).toMatchObject({ invoker: true });
    expect(entity('adult_person').view).toMatchObject({ invoker: false, checkOption: 'cascaded' });
    expect(forTeam.errors).toContainEqual(
      expect.objectContaining({ code: '44000', entity: 'adult_person' }),
    );
  });
});

describe('closed lists', () => {
  it('are candidates for states: enum types, checks of columns and domains, never more', () => {
    const lists = forTeam.states.map(({ entity: id, field, list }) => [
      `${id}.${field}`,
      list?.from,
    ]);
    expect(lists.slice(2)).toEqual([
      ['listed.kind', 'check'],
      ['listed.Kind B', 'check'],
      ['typed.labelled', 'enum type'],
      ['typed.light', 'check'],
    ]);
    expect(forTeam.states[2]?.states.map(({ value }) => value)).toEqual([
      'a',
      "it's",
      'b,c',
      'back\\slash',
      '(x)',
    ]);
  });

  it('are rules in words, and separate errors', () => {
    const rule = forTeam.rules.find((each) => each.constraint === 'listed_Kind B_check');
    expect(rule).toMatchObject({
      kind: 'one of',
      statement: 'Kind B is one of One and Two.',
      values: ['one', 'two'],
    });
    expect(forTeam.errors).toContainEqual(
      expect.objectContaining({ code: '23514', constraint: 'listed_Kind B_check' }),
    );
  });
});

describe('rules', () => {
  it('describe exempt rows in the words of the constraint’s comment', () => {
    const rule = forTeam.rules.find((each) => each.constraint === 'later_known');
    expect(rule).toMatchObject({
      kind: 'check',
      validated: false,
      description: { value: 'Older rows may hold anything' },
    });
    const unique = forTeam.rules.find((each) => each.constraint === 'pair_of_keys_c_key');
    expect(unique?.nullsNotDistinct).toBe(true);
  });

  it('hold references with all their properties', () => {
    expect(entity('refers_in_every_way').references).toMatchObject([
      { constraint: 'lately', validated: false, onDelete: 'no action', onUpdate: 'no action' },
      {
        constraint: 'whole',
        matchFull: true,
        onDelete: 'set null',
        onDeleteFields: ['b'],
        onUpdate: 'cascade',
      },
    ]);
  });
});

describe('fields', () => {
  it('have the parts, domains and collations of their types', () => {
    expect(typed('light')).toMatchObject({ domains: ['public.traffic_light'], kind: 'text' });
    expect(typed('sorted')?.collation).toBe('C');
    expect(typed('homes')).toMatchObject({
      kind: 'array',
      attributes: [
        { name: 'street', kind: 'text' },
        { name: 'number', kind: 'integer' },
        { name: 'kinds', kind: 'array', elementKind: 'enum' },
      ],
    });
  });

  it('know by which indexes they are sorted and searched', () => {
    const uses = entity('searched').fields.map(({ name, indexed }) => [name, indexed]);
    expect(Object.fromEntries(uses)).toEqual({
      id: ['equality', 'order'],
      name: ['equality', 'order', 'prefix'],
      tags: ['containment'],
      document: ['containment'],
      during: ['containment'],
      code: ['equality', 'words'],
      seen_at: undefined,
      note: ['equality'],
    });
    expect(entity('searched').indexes?.find(({ name }) => name === 'searched_name')).toMatchObject({
      columns: [
        { field: 'name', direction: 'descending', nulls: 'last' },
        { field: 'seen_at', direction: 'ascending', nulls: 'last' },
      ],
      include: ['note'],
    });
    expect(entity('searched').indexes?.find(({ name }) => name === 'searched_lower')).toMatchObject(
      { columns: [{ expression: 'lower(code)' }] },
    );
  });

  it('are all there, of a table of five hundred', () => {
    expect(entity('wide').fields).toHaveLength(500);
    expect(entity('house')).toMatchObject({
      inherits: [
        { entity: 'animal', schema: 'public' },
        { entity: 'floor_plan', schema: 'public' },
      ],
    });
  });
});

describe('functions', () => {
  it('are calls, with arguments and results', () => {
    expect(call('greet')).toMatchObject([
      { method: 'GET', payload: ['name'], function: { volatility: 'immutable', strict: true } },
      {
        method: 'GET',
        path: '/rest/v1/rpc/greet',
        payload: ['name', 'times', 'more'],
        function: {
          description: { value: 'Says hello' },
          arguments: [
            { name: 'name', kind: 'text', required: true },
            { name: 'times', kind: 'integer', required: false, default: '2' },
            { name: 'more', kind: 'array', required: false, variadic: true },
          ],
          returns: { type: 'text', set: false },
        },
      },
    ]);
    expect(call('people')).toMatchObject([
      { function: { returns: { set: true, entity: { entity: 'person', schema: 'public' } } } },
    ]);
    expect(call('table_of')).toMatchObject([
      { function: { returns: { set: true, columns: [{ name: 'id' }, { kind: 'enum' }] } } },
    ]);
    expect(call('raise_salary')).toMatchObject([
      { method: 'POST', function: { securityDefiner: true, timeout: '5s' } },
    ]);
  });

  it('take a whole body if their only argument has no name, and otherwise are no calls of the Data API', () => {
    expect(call('receive')).toMatchObject([
      { method: 'POST', payload: [], function: { takesBody: true } },
    ]);
    const names = forTeam.calls.flatMap((each) => each.function?.name ?? []);
    for (const name of ['by_position', 'note_change', 'refuse', 'tidy', 'sum_of']) {
      expect(names).not.toContain(name);
    }
  });

  it('say who may call them', () => {
    const callers = (forTeam.permissions.functions ?? [])
      .filter((grant) => grant.function === 'public.people(integer)')
      .map(({ role }) => role);
    expect(callers).toEqual(['anon', 'authenticated']);
  });
});

describe('permissions of a team', () => {
  it('include every role that the Data API can switch to', () => {
    expect(forTeam.permissions.roles).toMatchObject([
      { name: 'anon' },
      { name: 'authenticated' },
      { name: 'clerk', description: { value: 'Somebody at the desk' } },
      { name: 'service_role', bypassesRowSecurity: true },
    ]);
    const ofPerson = forTeam.permissions.grants.filter((grant) => grant.entity === 'person');
    expect(ofPerson).toMatchObject([
      {
        role: 'anon',
        may: ['select', 'update'],
        fields: { select: ['id', 'name'], update: ['name'] },
      },
      {
        role: 'authenticated',
        may: ['select', 'insert', 'update', 'delete'],
        fields: { select: ['id', 'name'] },
      },
    ]);
  });

  it('hold the policies of every command', () => {
    expect(
      policies('checked').map(({ name, command, roles, permissive, using, check }) => [
        name,
        command,
        roles.join(),
        permissive,
        using,
        check,
      ]),
    ).toEqual([
      ['add high ones', 'insert', 'authenticated', true, undefined, '(high > 4711)'],
      ['change own', 'update', 'authenticated,clerk', true, '(low = 4712)', '(low = 4713)'],
      ['only the desk', 'all', 'clerk', false, '(id > 4714)', undefined],
      ['remove none', 'delete', 'anon', true, 'false', undefined],
      ['see all of it', 'select', 'public', true, 'true', undefined],
    ]);
    expect(entity('checked').forcedRowSecurity).toBe(true);
  });

  it('include triggers and publications', () => {
    expect(entity('person').triggers).toMatchObject([
      {
        name: 'person_changed',
        timing: 'before',
        events: ['insert', 'update'],
        fields: ['name', 'salary'],
        condition: '(new.salary > (12345)::numeric)',
        description: { value: 'Keeps watch' },
      },
      { name: 'person_emptied', level: 'statement', enabled: false },
    ]);
    expect(entity('person').publications).toMatchObject([
      {
        name: 'supabase_realtime',
        events: ['insert', 'update'],
        fields: ['id', 'name'],
        condition: '(id > 4715)',
      },
    ]);
  });
});

describe('limits', () => {
  it('come from settings, functions and buckets; no other setting is included', () => {
    const limits = forTeam.limits.filter(({ unit }) => unit !== 'characters');
    expect(limits.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['Maximum statement time (anon)', '3 s'],
        ['Maximum statement time (authenticated)', '8 s'],
        ['Maximum wait for a lock (anon)', '1.5 s'],
        ['Maximum rows per response', '250'],
        ['Maximum run time of raise_salary', '5 s'],
        ['Maximum file size in photos <1>', '5 MiB'],
        ['File types in photos <1>', 'image/png, image/jpeg'],
      ]),
    );
    expect(JSON.stringify(catalog)).not.toContain('a secret that nobody may read');
  });
});

describe('a browser', () => {
  it('is shown the policies of its role without their names, with the hash that the team has too', () => {
    const ofTeam = new Map(policies('checked').map((policy) => [policy.hash, policy]));
    expect(
      policies('checked', forSignedIn).map(({ hash, name, roles, using, check }) => [
        ofTeam.get(hash)?.name,
        name,
        roles,
        using,
        check,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['add high ones', undefined, ['authenticated'], undefined, '(high > 4711)'],
        ['change own', undefined, ['authenticated'], '(low = 4712)', '(low = 4713)'],
        ['see all of it', undefined, ['authenticated'], 'true', undefined],
      ]),
    );
    expect(policies('checked', forSignedIn)).toHaveLength(3);
  });

  it('is shown the functions that it can call, without defaults', () => {
    expect(call('not_for_all', forSignedIn)).toMatchObject([
      { function: { arguments: [{ name: 'secret_name', required: false }] } },
    ]);
    expect(JSON.stringify(forSignedIn)).not.toMatch(/hidden default|body of a function/);
    expect(entity('person', forSignedIn).triggers).toBeUndefined();
    expect(forSignedIn.permissions.roles.map(({ name }) => name)).toEqual(['authenticated']);
  });
});

describe('a part of the whole', () => {
  it('is an entity with its references, and outlines of related entities', async () => {
    const part = await readCatalog(database, 'postgres', { entities: ['refers_around'] });
    expect(part.relations.map(({ name }) => name)).toEqual(['hen', 'refers_around']);
    const whole = catalog.relations.find(({ name }) => name === 'refers_around');
    expect(part.relations.find(({ name }) => name === 'refers_around')).toEqual(whole);
    const hen = await readCatalog(database, 'postgres', { entities: ['hen'] });
    expect(outlinesOf(hen).map(({ name }) => name)).toEqual([
      'egg',
      'measurement',
      'payment',
      'refers_around',
    ]);
  });

  it('is an overview for navigation, without a single field', async () => {
    const overview = await readCatalog(database, 'postgres', { overview: true });
    expect(overview.relations).toEqual([]);
    const outlines = outlinesOf(overview);
    expect(
      outlines.map(({ name, inNavigation, plural, grants }) => ({
        name,
        inNavigation,
        plural,
        grants,
      })),
    ).toEqual(
      forTeam.entities.map(({ name, inNavigation, plural, grants }) => ({
        name,
        inNavigation,
        plural,
        grants,
      })),
    );
  });
});
