import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { type Entity, type Field, isGenerated, type Specification } from '@ninefold/specification';
import { type Catalog, specificationOf } from '@ninefold/specification/catalog';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { readCatalog } from '../../../specification/testing/catalog/read-catalog.ts';
import { type JsonSchema, jsonSchema, jsonSchemas } from './json-schema.ts';
import { standardSchema } from './standard-schema.ts';

let database: Awaited<ReturnType<typeof lendPostgres>>;
let specification: Specification;
let entity: Entity;
beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create type state as enum ('open', 'done');
    create domain code as text check (value ~ '^[A-Z]{2}-[0-9]{1,3}$');
    create table job (
      id bigint generated always as identity primary key,
      code code not null, title varchar(5) not null, note text default 'none' not null,
      state state not null default 'open', kind text check (kind in ('a', 'b')),
      level smallint not null check (level between 1 and 9) check (level > 2),
      price numeric(5, 2) check (price <= 16), share float8 check (share >= 0 and share < 1),
      size bigint check (size > 0), spelled text check (spelled ~ '^\\d+$'),
      name text check (char_length(btrim(name)) >= 2), short text check (length(short) <= 3),
      starts date, ends date, sure boolean, tags text[], doc jsonb,
      check (ends >= starts), check (state <> 'done' or ends is not null)
    );`);
  const catalog: Catalog = await readCatalog(database, 'postgres');
  specification = specificationOf(catalog);
  entity = specification.entities.find(({ name }) => name === 'job') as Entity;
});
afterAll(() => database.close());

const asked = () => ({ specification, declaration: {}, person: { roles: [] } });
const complete = { code: 'AB-1', title: 'Pump', level: 4 };
const standard = (before?: object) =>
  standardSchema(asked(), entity, before && { ...before })['~standard'];
async function issues(value: unknown, before?: object) {
  const result = await standard(before).validate(value);
  return (result.issues ?? []).map(({ path, message }) => [path?.[0], message]);
}

describe('the Standard Schema', () => {
  it('has the version, the vendor and the value', async () => {
    const { version, vendor, validate } = standard();
    expect([version, vendor]).toEqual([1, 'ninefold']);
    expect(await validate(complete)).toEqual({ value: complete });
  });

  it('has an issue for each field of a rule, in words', async () => {
    const dates = { starts: '2030-01-02', ends: '2030-01-01' };
    const message = '“Ends” must not be before “Starts”.';
    expect(await issues({ ...complete, ...dates })).toEqual([
      ['ends', message],
      ['starts', message],
    ]);
    expect(await issues({ ends: dates.ends }, { ...complete, starts: dates.starts })).toEqual([
      ['ends', message],
      ['starts', message],
    ]);
    expect(await issues({ title: 'Pump', code: 'AB-1' })).toEqual([['level', 'Fill in Level.']]);
  });

  it('refuses what is not a record, not a field, and not a value of its type', async () => {
    expect(await issues([complete])).toEqual([
      [undefined, 'Enter a record: an object with its fields.'],
    ]);
    expect(await issues({ ...complete, other: 1 })).toEqual([
      ['other', 'There is no field “other”.'],
    ]);
    expect(await issues({ ...complete, id: 1 })).toEqual([['id', 'The database sets this value.']]);
    expect(await issues({ ...complete, sure: 1 })).toEqual([
      ['sure', 'A value of the type boolean is expected.'],
    ]);
    expect(await issues({ ...complete, level: 'x' })).toHaveLength(1);
  });
});

describe('the JSON Schema', () => {
  it('has what the database says, and nothing else', () => {
    const { properties, ...schema } = jsonSchema(specification, entity, 'insert');
    expect(schema).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Job',
      type: 'object',
      required: ['code', 'title', 'level'],
      additionalProperties: false,
    });
    expect(properties).toMatchObject({
      code: { title: 'Code', type: 'string', pattern: '^[A-Z]{2}-[0-9]{1,3}$' },
      title: { type: 'string', maxLength: 5 },
      note: { type: 'string', default: 'none' },
      state: { type: 'string', enum: ['open', 'done'] },
      kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
      level: { type: 'integer', minimum: 3, maximum: 9 },
      price: { type: ['number', 'string', 'null'] },
      share: { minimum: 0, exclusiveMaximum: 1 },
      size: { type: ['integer', 'string', 'null'], minimum: 1 },
      short: { maxLength: 3 },
      starts: { type: ['string', 'null'], format: 'date' },
    });
    const has = (name: string) => Object.keys((properties as Record<string, object>)[name] ?? {});
    expect(has('price')).not.toContain('maximum');
    expect(has('name')).not.toContain('minLength');
    expect(has('spelled')).not.toContain('pattern');
    expect(jsonSchema(specification, entity, 'update')).not.toHaveProperty('required');
    const stored = jsonSchema(specification, entity, 'record');
    expect(stored['required']).toEqual(entity.fields.map(({ name }) => name));
    expect(stored['properties']).toMatchObject({
      id: { type: ['integer', 'string'], readOnly: true },
      level: { minimum: 3, maximum: 9 },
    });
  });

  it('refuses only what the Standard Schema refuses, and what is of another type', async () => {
    for (const operation of ['insert', 'update'] as const) {
      const validate = ajvOf(jsonSchema(specification, entity, operation));
      const fields = entity.fields.filter((field) => !isGenerated(field));
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field)])), {
            requiredKeys: [],
          }),
          async (record) => {
            const before = operation === 'update' ? {} : undefined;
            if (validate(record)) return;
            refused += 1;
            const found = (await issues(record, before)).map(([name]) => name);
            const wrong = (validate.errors ?? []).map(({ instancePath, params }) =>
              instancePath === ''
                ? (params['missingProperty'] as unknown)
                : instancePath.split('/')[1],
            );
            expect(found).toEqual(expect.arrayContaining(wrong));
          },
        ),
        { numRuns: runs(300) },
      );
      expect(refused).toBeGreaterThan(runs(100));
    }
  });

  it('holds all entities in one document', () => {
    const { $defs } = jsonSchemas(specification);
    expect(Object.keys($defs as object)).toEqual(['job.record', 'job.insert', 'job.update']);
  });
});

function ajvOf(schema: JsonSchema) {
  return new Ajv2020({ allErrors: true, validateFormats: false, strictTypes: false }).compile({
    ...schema,
  });
}

function valuesOf({ kind, values }: Field): fc.Arbitrary<unknown> {
  const pools: Readonly<Partial<Record<Field['kind'], fc.Arbitrary<unknown>>>> = {
    text: fc.constantFrom('', 'a', 'b', 'AB-12', '12', 'abcd', 'abcdef', 'É', '😀😀😀', ' a '),
    enum: fc.constantFrom(...(values ?? []), 'other'),
    integer: fc.constantFrom(-1, 0, 1, 2, 3, 9, 10, 40_000, 1.5),
    decimal: fc.constantFrom(0, 16, 16.001, 16.01, '3.5', 'x'),
    float: fc.constantFrom(-0.1, 0, 0.99, 1),
    boolean: fc.boolean(),
    date: fc.constantFrom('2030-01-01', '2030-01-02'),
    array: fc.constantFrom([], ['a']),
    json: fc.json().map((text): unknown => JSON.parse(text)),
  };
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 4, arbitrary: pools[kind] ?? fc.constant('x') },
  );
}
