import { installationSql } from '@ninefold/specification/catalog';
import type { RecordSource } from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { parseValue, type Value } from '@ninefold/values';
import { expect } from 'vitest';
import { compared } from '../pair/compare.ts';
import { openPair, type PairOptions } from '../pair/open-pair.ts';
import { sourceOfPair } from '../records/source-of-pair.ts';
import { columns, type Relation, schemaSql, stored } from './schema.ts';

/** A record of each relation on both backends, which somebody else can change past the API. */
export interface GuardedRecords {
  readonly source: RecordSource;
  entity(name: Relation): Entity;
  /** The value of a column by its number: two that differ, and null. */
  value(entity: Entity, column: string, number: number): Value;
  /** Puts one row with the first value in each column into a relation's table. */
  fill(name: Relation): Promise<void>;
  /** Writes as another person would, past the API. */
  overwrite(name: Relation, column: string, number: number): Promise<void>;
  /** Moves the row's version, and changes no value. */
  touch(name: Relation): Promise<void>;
  /** Returns a relation's only row, as Postgres writes it. */
  text(name: Relation): Promise<unknown>;
  /**
   * Checks that both have answered alike since the last call.
   *
   * @returns the lengths of the addresses.
   */
  check(): readonly number[];
  close(): Promise<void>;
}

export async function openGuardedRecords(options?: PairOptions): Promise<GuardedRecords> {
  const pair = await openPair(`${schemaSql}${installationSql()}`, options);
  const { source, exchanges } = await sourceOfPair(pair);
  exchanges.splice(0);
  return {
    source,
    entity(name) {
      const found = source.entities.find((entity) => entity.name === name);
      if (found === undefined) throw new Error(`There is no ${name}.`);
      // Postgres knows no key of a view: a team declares it.
      return { ...found, key: ['id'] };
    },
    value(entity, column, number) {
      const text = columns[column]?.[number + 1];
      const field = fieldOf(entity, unquoted(column));
      if (field === undefined) throw new Error(`${entity.name} has no ${column}.`);
      const value = typeof text === 'string' ? parseValue(text, field).value : null;
      return value === undefined ? (text ?? null) : value;
    },
    async fill(name) {
      const values = Object.values(columns).map(([, text]) => quoted(text));
      await pair.query(`truncate ${tableOf(name)}`);
      await pair.query(`insert into ${tableOf(name)} values (1, ${values.join(', ')})`);
    },
    async overwrite(name, column, number) {
      const text = columns[column]?.[number + 1];
      const value = typeof text === 'string' ? quoted(text) : 'null';
      await pair.query(`update ${tableOf(name)} set ${column} = ${value} where id = 1`);
    },
    async touch(name) {
      await pair.query(`update ${tableOf(name)} set id = id`);
    },
    async text(name) {
      const table = tableOf(name);
      const { embedded, real } = await pair.query(`select ${table}::text as text from ${table}`);
      expect(embedded).toEqual(real);
      return embedded[0]?.['text'];
    },
    check() {
      const sent = exchanges.splice(0);
      for (const { found, wanted } of sent.map(compared)) expect(found).toEqual(wanted);
      return sent.map(({ request }) => request.path.length);
    },
    close: () => pair.close(),
  };
}

const tableOf = (name: Relation) => stored[name] ?? name;

export const unquoted = (column: string) => column.replaceAll('"', '');

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
