import type { ColumnType } from '../../src/expressions/index.ts';
import { type Database, openDatabase } from '../../../../tests/servers/database.ts';
import { quoted } from '../grammar/index.ts';
import { type Column, type Row, typesSql } from '../tables/index.ts';
import { functionsSql } from './functions.ts';
import { formsOf, isReadAsText, type JsonForms } from './records.ts';

/** `true`, `false`, `null`, or `error` and its code. */
export type DatabaseVerdict = string;

/** What the database answers for a table, its records and its conditions. */
export interface Answers {
  readonly columns: ReadonlyMap<string, ColumnType>;
  readonly records: readonly JsonForms[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly conditions: readonly Answer[];
}

/** PostgreSQL's answer for one condition. */
export type Answer =
  | { readonly refusal: string }
  | {
      /** As `pg_get_expr` prints it. */
      readonly printed: string;
      /** By record. */
      readonly verdicts: readonly DatabaseVerdict[];
      /** `accepted`, `refused` or an error by record, where the records were inserted. */
      readonly inserted: readonly string[] | null;
    };

export interface Question {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Columns that hold the values of these expressions as texts, which conditions may name. */
  readonly results?: readonly { readonly name: string; readonly text: string }[];
  readonly conditions: readonly { readonly text: string; readonly isInserted: boolean }[];
}

/** A database with a collation and a time zone. */
export interface ProofDatabase {
  /** `ICU en-US`, for the report. */
  readonly name: string;
  readonly timeZone: string;
  ask(question: Question): Promise<Answers>;
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/** Two databases that differ in whatever a database decides for its expressions. */
export const settings = [
  {
    name: 'ICU en-US',
    timeZone: 'Europe/Berlin',
    options: "locale_provider icu icu_locale 'en-US' locale 'C'",
  },
  { name: 'C', timeZone: 'America/New_York', options: "locale_provider libc locale 'C'" },
] as const;

/** Creates the databases in a running server. */
export async function createProofDatabases(server: Database): Promise<readonly ProofDatabase[]> {
  const databases: ProofDatabase[] = [];
  for (const { name, timeZone, options } of settings) {
    const id = `proof_${name.toLowerCase().replaceAll(/\W/g, '_')}_${process.pid}`;
    await server.sql(`create database ${id} template template0 encoding 'UTF8' ${options}`);
    await server.sql(`alter database ${id} set timezone = '${timeZone}'`);
    await server.sql(`alter database ${id} set jit = off`);
    await server.sql(`alter database ${id} set statement_timeout = '120s'`);
    const address = new URL(server.connectionString);
    address.pathname = id;
    const database = openDatabase(address.href);
    await database.sql(typesSql + functionsSql);
    databases.push({
      name,
      timeZone,
      ask: (question) => ask(database, question),
      query: (sql) => database.sql(sql),
      close: async () => {
        await database.close();
        await server.sql(`drop database ${id}`);
      },
    });
  }
  return databases;
}

/** Writes the statements that create a table with its records, for a person too. */
export function tableSql(name: string, columns: readonly Column[], rows: readonly Row[]): string {
  const definitions = columns.map((column) => `"${column.name}" ${column.type}`);
  const values = rows.map((row) => `(${row.map(valueSql).join(', ')})`);
  const insert = rows.length === 0 ? '' : `insert into ${name} values ${values.join(',\n  ')};`;
  return `create temporary table ${name} (${definitions.join(', ')});\n${insert}`;
}

function valueSql(value: string | null): string {
  return value === null ? 'null' : quoted(value);
}

async function ask(database: Database, question: Question): Promise<Answers> {
  const { columns, rows, results = [], conditions } = question;
  const numbered = [numberColumn, ...columns];
  const create = tableSql(
    'proof_table',
    numbered,
    rows.map((row, index) => [String(index + 1), ...row]),
  );
  // A transaction that is rolled back leaves no table, and has one now() for all of it.
  await database.sql('begin');
  try {
    await database.sql(create);
    if (results.length > 0) {
      const names = results.map(({ name }) => quoted(name)).join();
      const expressions = results.map(({ text }) => quoted(text)).join(',\n');
      await database.sql(
        `select proof_results('proof_table', ${rows.length}, array[${names}], array[${expressions}])`,
      );
    }
    const types = await database.sql(`select * from proof_columns('proof_table')`);
    const typesByName = new Map(types.map((row) => [String(row['name']), columnType(row)]));
    const exact = [...typesByName].map(([name, type]) =>
      isReadAsText(type) ? `"${name}"::text` : `"${name}"`,
    );
    const records = await database.sql(
      `select row_to_json(plain)::text as plain,
        (select row_to_json(exact)::text from (select ${exact.join()}) as exact) as exact
        from proof_table as plain order by "#"`,
    );
    const texts = conditions.map(({ text }) => quoted(text)).join(',\n');
    const inserted = conditions.map(({ isInserted }) => isInserted).join();
    const answers = await database.sql(
      `select * from proof_ask('proof_table', ${rows.length}, array[${texts}]::text[], array[${inserted}]::boolean[])`,
    );
    return {
      columns: typesByName,
      records: records.map(({ exact, plain }) =>
        formsOf(String(exact), String(plain), typesByName),
      ),
      now: Number(answers[0]?.['moment']),
      conditions: answers.map(answerOf),
    };
  } finally {
    await database.sql('rollback');
  }
}

const numberColumn: Column = {
  kind: 'integer',
  type: 'integer',
  name: '#',
  names: [],
  weight: 0,
  value: () => '',
};

function columnType(row: Readonly<Record<string, unknown>>): ColumnType {
  return {
    type: String(row['type']),
    baseType: (row['base'] as string | null) ?? undefined,
    collation: (row['collation'] as string | null) ?? undefined,
    values: (row['labels'] as readonly string[] | null) ?? undefined,
  };
}

function answerOf({
  printed,
  refusal,
  verdicts,
  inserted,
}: Readonly<Record<string, unknown>>): Answer {
  if (typeof printed !== 'string') return { refusal: String(refusal) };
  return {
    printed,
    verdicts: verdicts as readonly string[],
    inserted: inserted as readonly string[] | null,
  };
}
