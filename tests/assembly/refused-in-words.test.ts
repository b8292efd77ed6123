/** Every rule of a table that is judged before a record is sent refuses what the database refuses, in words. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '@ninefold/embedded';
import { checkRecord, refusalOfRule, undecidedChecks } from '@ninefold/rules/records';
import {
  type Entity,
  type Field,
  fieldOf,
  type Rule,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { tenantsSchema, tenantsSchemas } from '../../apps/tenants/load.ts';
import { workshopSchema, workshopSchemas } from '../../apps/workshop/load.ts';

const projects = [
  {
    name: 'the example',
    schemas: workshopSchemas,
    sql: () => workshopSchema(),
  },
  {
    name: 'the project that adopts',
    schemas: tenantsSchemas,
    sql: () => tenantsSchema(),
  },
];

type Values = Readonly<Record<string, unknown>>;

describe.each(projects)('$name', ({ schemas, sql }) => {
  let backend: Backend;
  let specification: Specification;
  beforeAll(async () => {
    backend = await createBackend({ schemas });
    await backend.exec(sql());
    const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas }));
    specification = specificationOf((rows[0] as { readonly catalog: Catalog }).catalog);
  });
  afterAll(() => backend.close());

  const tables = () => specification.entities.filter(({ kind }) => kind === 'table');
  const asked = () => ({ specification, declaration: {}, person: { roles: [] } });

  /** Makes a table with the columns of another and one of its constraints; returns what refuses a record. */
  async function tableWith(entity: Entity, constraint: string): Promise<Refuses> {
    await backend.exec(`
      drop table if exists judged;
      create temp table judged (like ${quoted(entity.schema)}.${quoted(entity.name)});
      do $$ declare name text; begin
        for name in select attname from pg_attribute
          where attrelid = 'judged'::regclass and attnum > 0 and attnotnull
        loop execute format('alter table judged alter %I drop not null', name); end loop;
      end $$;
      ${constraint};`);
    return async (values) => {
      const names = Object.keys(values);
      const places = names.map((_, index) => `$${index + 1}`);
      try {
        await backend.query(
          `insert into judged (${names.map(quoted).join()}) values (${places.join()})`,
          Object.values(values),
        );
        return undefined;
      } catch (error) {
        return error as Refusal;
      }
    };
  }

  /** Only the database knows a value that it assigns itself, and some functions. */
  function isLeft(entity: Entity, { constraint, fields }: Rule): boolean {
    const undecided = undecidedChecks(specification, entity);
    return (
      undecided.some((check) => check.constraint === constraint) ||
      fields.some((name) => fieldOf(entity, name)?.assignedByTrigger !== undefined)
    );
  }

  it('refuses what a CHECK refuses', async () => {
    const unlike: string[] = [];
    for (const entity of tables()) {
      for (const rule of rulesOf(specification, entity)) {
        if (rule.sql === undefined || !['check', 'one of'].includes(rule.kind)) continue;
        const { constraint = '' } = rule;
        const isOfDomain = JSON.stringify(rule.source).includes(' on domain ');
        const refuses = await tableWith(
          entity,
          isOfDomain ? '' : `alter table judged add constraint ${quoted(constraint)} ${rule.sql}`,
        );
        const record = await refusedRecord(entity, rule, refuses);
        if (record === undefined) {
          unlike.push(`${constraint}: no record was found that it refuses`);
          continue;
        }
        const sent = { before: {}, sent: record };
        const problem = checkRecord(asked(), entity, sent).find(
          ({ source }) => JSON.stringify(source) === JSON.stringify(rule.source),
        );
        if (problem === undefined && !isLeft(entity, rule)) unlike.push(`${constraint}: left`);
        if (problem?.fields.length === 0) unlike.push(`${constraint}: without fields`);
        const message = problem?.message ?? refusalOfRule(specification, rule, sent) ?? constraint;
        if (message.includes(constraint)) unlike.push(`${constraint}: without words`);
      }
    }
    expect(unlike).toEqual([]);
  });

  it('refuses an empty value where there must be one', async () => {
    const unlike: string[] = [];
    for (const entity of tables()) {
      for (const { name } of entity.fields.filter(isAsked)) {
        const required = `alter table judged alter ${quoted(name)} set not null`;
        const refuses = await tableWith(entity, required);
        const refusal = await refuses({ [name]: null });
        expect(refusal?.code, `${entity.name}.${name}`).toBe('23502');
        for (const before of [undefined, { [name]: 'x' }]) {
          const problems = checkRecord(asked(), entity, { before, sent: { [name]: null } });
          const problem = problems.find(({ fields }) => fields.includes(name));
          if (problem === undefined) unlike.push(`${entity.name}.${name}`);
        }
      }
    }
    expect(unlike).toEqual([]);
  });
});

interface Refusal {
  readonly code?: string;
  readonly constraint?: string;
}

type Refuses = (values: Values) => Promise<Refusal | undefined>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** People fill it in, and nothing else does. */
function isAsked({ nullable, generated, virtual, filledByTrigger, assignedByTrigger }: Field) {
  const isFilled = filledByTrigger !== undefined || assignedByTrigger !== undefined;
  return !nullable && generated === 'no' && virtual !== true && !isFilled;
}

/** Finds a record that the database refuses by the rule. */
async function refusedRecord(
  entity: Entity,
  rule: Rule,
  refuses: Refuses,
): Promise<Values | undefined> {
  const pools = Object.fromEntries(
    rule.fields.map((name) => [name, valuesOf(fieldOf(entity, name) as Field, rule.sql ?? '')]),
  );
  for (const record of fc.sample(fc.record(pools), 500)) {
    const refusal = await refuses(record);
    if (refusal?.code === '23514' && refusal.constraint === rule.constraint) return record;
  }
  return undefined;
}

/** Values of a field, with those that the rule's SQL names. */
function valuesOf({ kind, values, type }: Field, sql: string): fc.Arbitrary<unknown> {
  const named = [...sql.matchAll(/'((?:[^']|'')*)'|(\d+(?:\.\d+)?)/g)].map(
    ([, text, number = '']) => text ?? number,
  );
  // Moments without their zone are read by the session's, which isn't known.
  const utc = type === 'tstzrange' ? 'T00:00Z' : '';
  const numbers = named.filter((text) => /^\d+(?:\.\d+)?$/.test(text)).map(Number);
  const pools: Readonly<Partial<Record<Field['kind'], readonly unknown[]>>> = {
    text: ['', ' ', 'a', 'x'.repeat(5000), `a@b${'c'.repeat(300)}.de`, ...named],
    enum: values ?? named,
    boolean: [true, false],
    date: ['1990-01-01', '2026-01-01', '2030-01-01'],
    time: ['08:00', '12:00', '17:00'],
    timestamp: ['1990-01-01T00:00', '2030-01-01T00:00'],
    instant: ['1990-01-01T00:00Z', '2030-01-01T00:00Z'],
    interval: ['-1 day', '00:00', '30 days'],
    json: ['{}', '[]', '"a"', '1'],
    array: ['{}', '{a}'],
    binary: [Uint8Array.of(0)],
    range: [
      'empty',
      `[2030-01-01${utc},2030-01-03${utc})`,
      `[2030-01-01${utc},)`,
      `(,2030-01-01${utc})`,
    ],
    uuid: ['00000000-0000-0000-0000-000000000001'],
    integer: [
      -1,
      0,
      1,
      2,
      ...numbers.flatMap((each) => [Math.ceil(each) - 1, Math.ceil(each) + 1]),
    ],
    decimal: [-1, 0, 1, 2, ...numbers.flatMap((each) => [each - 1, each + 1])],
    float: [-1, 0, 1, 2, ...numbers.flatMap((each) => [each - 1, each + 1])],
  };
  const pool = pools[kind];
  if (pool === undefined) throw new Error(`There are no values of ${type}.`);
  return fc.constantFrom(null, ...pool);
}
