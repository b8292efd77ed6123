/** Sample records of random tables with random CHECKs: PostgreSQL rejects only what is left to it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entityId } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { quoteIdentifier } from '@ninefold/values/sql';
import { insertSql } from '../../cli/src/seed/sql.ts';
import { sharedPostgres } from '../../../tests/servers/shared-postgres.ts';
import { checksOf } from '../src/constraints/checks-of.ts';
import { sampleRecords } from '../src/samples/index.ts';
import { write } from './grammar/index.ts';
import { planTable } from './plan.ts';
import { createProofDatabases, type ProofDatabase } from './server/index.ts';

const tables = 12;
const checksPerTable = 5;

const server = sharedPostgres();
let database: ProofDatabase;
let others: readonly ProofDatabase[] = [];

beforeAll(async () => {
  const [first, ...rest] = await createProofDatabases(server);
  database = first as ProofDatabase;
  others = rest;
});
afterAll(async () => {
  await Promise.all([database, ...others].map((each) => each.close()));
  await server.stop();
});

/** Returns the SQLSTATE with which a statement ends, undefined of one that succeeds. */
async function codeOf(sql: string): Promise<{ code: string; constraint: string } | undefined> {
  await database.query('savepoint proof');
  try {
    await database.query(sql);
    await database.query('release savepoint proof');
    return undefined;
  } catch (error) {
    await database.query('rollback to savepoint proof');
    const { code, constraint_name: constraint = '' } = error as Record<string, string>;
    return { code: code ?? '', constraint };
  }
}

it('rejects no record for a rule that is known', async () => {
  await database.query('begin');
  for (let number = 0; number < tables; number += 1) {
    const { columns, conditions } = planTable(77, number);
    const definitions = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`);
    await database.query(
      `create table sample_${number} ("#" integer generated always as identity primary key, ${definitions.join(', ')})`,
    );
    let checks = 0;
    for (const condition of conditions) {
      if (checks === checksPerTable) break;
      const refused = await codeOf(
        `alter table sample_${number} add constraint check_${number}_${checks} check (${write(condition)})`,
      );
      if (refused === undefined) checks += 1;
    }
  }
  const [row] = await database.query(catalogSql({ schemas: ['public'] }));
  const specification = specificationOf(row?.['catalog'] as Catalog);
  const now = Date.now();
  const made = sampleRecords(specification, { rows: 6, seed: 1, now });
  const wrong: unknown[] = [];
  let stored = 0;
  for (const { entity, rows } of made) {
    for (const each of rows) {
      const rejection = await codeOf(insertSql(entity, [each]));
      if (rejection === undefined) {
        stored += 1;
        continue;
      }
      const { timeZone } = database;
      const left = checksOf(specification, entity).filter(({ compiled, rule, value }) => {
        if (compiled.kind === 'undecided') return true;
        const record = value === undefined ? each : { VALUE: each[value] };
        const verdict = compiled.evaluate(record, { now, timeZone });
        return (
          typeof verdict === 'object' &&
          verdict !== null &&
          (rejection.constraint === '' || rejection.constraint === rule.constraint)
        );
      });
      if (left.length === 0) wrong.push({ table: entityId(entity), rejection, each });
    }
  }
  await database.query('rollback');
  expect(wrong).toEqual([]);
  // Where hardly any is stored, nothing is proven.
  expect(stored).toBeGreaterThan(tables * 3);
  const filled = made.filter(({ rows }) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(tables / 2);
});
