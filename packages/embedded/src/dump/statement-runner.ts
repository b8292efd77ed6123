import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import { checkOfCollation, comparisonCause } from './collated-rows.ts';
import { platformSchemas } from './grant-access.ts';
import { LeftOut } from './left-out.ts';
import { missingObject, type MissingObject } from './missing-object.ts';
import { newFunctionSql } from './new-functions.ts';
import { objectOf } from './statement-object.ts';
import {
  missingPlatformColumn,
  missingRole,
  reasonToSkip,
  type SkipReason,
  withoutRowCheck,
} from './statement-overrides.ts';
import { variantOf } from './statement-variants.ts';

/** A statement and its line in the file. */
export interface PlacedStatement {
  sql: string;
  line: number;
}

/** A statement, or a part of it, that failed. */
export interface FailedStatement {
  statement: PlacedStatement;
  error: unknown;
  /** Why it is left out; undefined if it may not be. */
  skip: SkipReason | undefined;
  /** Kind and name of the part that is left out of a statement that ran. */
  part?: { readonly kind: string; readonly name: string };
}

/** The rows of a COPY that were copied, and what was left out. */
export interface CopyOutcome {
  readonly copied?: number | undefined;
  readonly failures: FailedStatement[];
}

/** SQLSTATE of errors about an object that exists already. */
const exists = /^(42P04|42P06|42P07|42710|42723)$/;

/** Runs statements in batches, and those of a failed batch one by one, with remedies. */
export class StatementRunner {
  readonly createdRoles: string[] = [];
  readonly #leftOut = new LeftOut();
  readonly #backend: Backend;
  /** Statements that drop the added columns of hosted Supabase. */
  readonly #dropColumns: string[] = [];
  #inBlock = false;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Names of the extensions that were left out. */
  get leftOutExtensions(): readonly string[] {
    return this.#leftOut.extensions;
  }

  /** Runs BEGIN, or the end of its block. Within it, each batch has a savepoint. */
  async control(sql: string, begins: boolean): Promise<void> {
    await this.#backend.exec(sql);
    this.#inBlock = begins;
  }

  /** Drops the columns of accounts that the embedded Auth does not have. */
  async finish(): Promise<void> {
    for (const sql of this.#dropColumns) {
      // A column that a view of the dump uses stays.
      await this.#backend.exec(sql).catch(() => undefined);
    }
  }

  /** Runs statements until one fails that may not be left out. Returns all that failed. */
  async run(statements: readonly PlacedStatement[]): Promise<FailedStatement[]> {
    const failures: FailedStatement[] = [];
    try {
      // The newline keeps a comment at a statement's end from swallowing the semicolon.
      await this.#exec(statements.map(({ sql }) => `${sql}\n;`).join('\n'));
    } catch {
      for (const statement of statements) {
        const failed = await this.#runOne(statement);
        failures.push(...failed);
        if (failed.some(({ skip }) => skip === undefined)) break;
      }
    }
    return failures;
  }

  /** Copies rows. Returns their number, if they were, and what was left out. */
  async copy(statement: PlacedStatement, rows: Blob): Promise<CopyOutcome> {
    const { sql } = statement;
    const task = () => this.#backend.copyFrom(sql, rows);
    try {
      return { copied: await this.#attempt(task), failures: [] };
    } catch (error) {
      if (await this.#remedied(sql, error)) return this.copy(statement, rows);
      const dropped = await this.#withoutCheck(statement, error);
      if (dropped !== undefined) {
        const { copied, failures } = await this.copy(statement, rows);
        return { copied, failures: [dropped, ...failures] };
      }
      const copied = await this.#withOwnSchemas(error, task);
      if (copied !== undefined) return { copied: copied.result, failures: [] };
      return { failures: [await this.#failed(statement, error)] };
    }
  }

  /** Runs a statement. Returns its failure, or those of the parts without which it ran. */
  async #runOne(statement: PlacedStatement): Promise<FailedStatement[]> {
    const { sql } = statement;
    try {
      await this.#exec(sql);
      return [];
    } catch (error) {
      if (await this.#remedied(sql, error)) return this.#runOne(statement);
      const dropped = await this.#withoutCheck(statement, error);
      if (dropped !== undefined) return [dropped, ...(await this.#runOne(statement))];
      if (await this.#withOwnSchemas(error, () => this.#backend.exec(sql))) return [];
      return (
        (await this.#runWithSearchPath(statement, error)) ??
        (await this.#runUnchecked(statement, error)) ??
        (await this.#runVariant(statement, error)) ?? [await this.#failed(statement, error)]
      );
    }
  }

  /**
   * Runs a statement that calls a function which names another object without its schema: PostgreSQL 17
   * builds indexes and refreshes views with an empty `search_path`. The function gets one.
   */
  async #runWithSearchPath(
    statement: PlacedStatement,
    error: unknown,
  ): Promise<FailedStatement[] | undefined> {
    const missing = missingObject(error);
    if (missing === undefined || missing.schema !== undefined) return undefined;
    const caller = /function "?(?:\w+\.)?(\w+)["(]/.exec((error as DatabaseError).where ?? '')?.[1];
    if (caller === undefined || (await this.schemasOf(missing)).length === 0) return undefined;
    const { all } = await this.#searchPaths();
    const { rows } = await this.#backend.query<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc
       where proname = $1 and pronamespace <> 'pg_catalog'::regnamespace and prokind in ('f', 'p')
         and coalesce(array_to_string(proconfig, ','), '') !~ 'search_path='`,
      [caller],
    );
    if (rows.length === 0) return undefined;
    const alter = rows.map(({ name }) => `alter routine ${name} set search_path to ${all};\n`);
    try {
      await this.#exec(`${alter.join('')}${statement.sql}`);
    } catch {
      return undefined;
    }
    const reason = `PostgreSQL 17 does not find ${missing.name} while it builds indexes and views, because these functions do not name its schema. They got a search_path.`;
    const part = { kind: 'function setting', name: rows.map(({ name }) => name).join(', ') };
    return [{ statement, error, skip: { reason, lossless: false }, part }];
  }

  /** Returns the schemas that have an object of a name which was not found without its schema. */
  async schemasOf({ kind, schema, name }: MissingObject): Promise<string[]> {
    const catalogs: Readonly<Record<string, string>> = {
      function: 'proc',
      type: 'type',
      relation: 'class',
    };
    const catalog = catalogs[kind];
    if (catalog === undefined || schema !== undefined) return [];
    const column = { proc: 'pro', type: 'typ', class: 'rel' }[catalog] ?? '';
    const { rows } = await this.#backend.query<{ schema: string }>(
      `select distinct ${column}namespace::pg_catalog.regnamespace::text as schema
       from pg_catalog.pg_${catalog} where ${column}name = $1 order by 1`,
      [name],
    );
    return rows.map((row) => row.schema);
  }

  /** Adds a foreign key without checking rows, because those that it refers to are not loaded. */
  async #runUnchecked(
    statement: PlacedStatement,
    error: unknown,
  ): Promise<FailedStatement[] | undefined> {
    const { sql } = statement;
    const unchecked = withoutRowCheck(sql, error, (table) => this.#leftOut.hasRowsOf(table));
    if (unchecked === undefined) return undefined;
    await this.#exec(unchecked);
    const reason =
      'The rows that these foreign keys refer to are not loaded, so existing rows are not checked.';
    const { table = '', name } = objectOf(sql);
    const part = { kind: 'check of a foreign key', name: `${name} of ${table}` };
    return [{ statement, error, skip: { reason, lossless: false }, part }];
  }

  /** Runs a statement without the part that made it fail, unless that fails, too. */
  async #runVariant(
    statement: PlacedStatement,
    error: unknown,
  ): Promise<FailedStatement[] | undefined> {
    const { sql, line } = statement;
    const variant = variantOf(sql, error, this.#leftOut.causeOf(sql, error));
    if (variant === undefined) return undefined;
    const { kind, name, reason, column, collated } = variant;
    const others = await this.#runOne({ sql: variant.sql, line });
    if (others.some(({ part }) => part === undefined)) return undefined;
    if (column !== undefined) this.#leftOut.addColumn(column.table, column.name, reason);
    if (collated) this.#leftOut.addCollated(collated.owner, collated.columns, reason);
    const part = { kind, name };
    return [{ statement, error, skip: { reason, lossless: false }, part }, ...others];
  }

  /** Drops a check that rows violate only without a collation. Returns it as left out; undefined for others. */
  async #withoutCheck(
    statement: PlacedStatement,
    error: unknown,
  ): Promise<FailedStatement | undefined> {
    const check = await checkOfCollation(error, this.#leftOut, this.#backend);
    if (check === undefined) return undefined;
    const { drop, name, reason } = check;
    await this.#exec(drop);
    const part = { kind: 'constraint', name };
    return { statement, error, skip: { reason, lossless: false }, part };
  }

  async #failed(statement: PlacedStatement, error: unknown): Promise<FailedStatement> {
    const { sql } = statement;
    const accepted = reasonToSkip(sql, error);
    if (accepted?.lossless) return { statement, error, skip: accepted };
    const cause =
      this.#leftOut.causeOf(sql, error) ??
      (await comparisonCause(sql, error, this.#leftOut, this.#backend));
    const skip = cause === undefined ? accepted : { reason: cause, lossless: false };
    const isThere = error instanceof DatabaseError && exists.test(error.code);
    if (skip !== undefined && !isThere) this.#leftOut.add(objectOf(sql), sql, skip.reason);
    return { statement, error, skip };
  }

  /** Creates a missing role, function, or column of hosted Supabase's Auth. Returns whether it did. */
  async #remedied(sql: string, error: unknown): Promise<boolean> {
    const role = missingRole(error);
    if (role !== undefined && !this.createdRoles.includes(role)) {
      await this.#exec(`create role ${quoteIdentifier(role)} nologin`);
      this.createdRoles.push(role);
      return true;
    }
    const functions = newFunctionSql(missingObject(error));
    if (functions !== undefined) {
      await this.#exec(functions);
      return true;
    }
    const missing = missingPlatformColumn(sql, error);
    if (missing === undefined) return false;
    const column = `column ${quoteIdentifier(missing.column)}`;
    const table = `alter table ${missing.schema}.${quoteIdentifier(missing.table)}`;
    await this.#exec(`${table} add ${column} text`);
    this.#dropColumns.push(`${table} drop ${column}`);
    return true;
  }

  /**
   * Runs a task with all schemas of the dump in `search_path`: pg_dump empties it, which hides what
   * functions name without a schema. Returns undefined if that isn't why it failed, or if it fails again.
   */
  async #withOwnSchemas<Result>(
    error: unknown,
    task: () => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    const missing = missingObject(error);
    const isHidden = /^(function|procedure|relation|type|operator|operator class|text search .*)$/;
    if (missing === undefined || missing.schema !== undefined || !isHidden.test(missing.kind)) {
      return undefined;
    }
    const setPath = `select pg_catalog.set_config('search_path', $1, false)`;
    const { before, all } = await this.#searchPaths();
    await this.#backend.query(setPath, [all]);
    try {
      return { result: await this.#attempt(task) };
    } catch {
      return undefined;
    } finally {
      await this.#backend.query(setPath, [before]);
    }
  }

  /** Reads the current `search_path`, and one of all schemas of the dump. */
  async #searchPaths() {
    const { rows } = await this.#backend.query<{ before: string; all: string }>(
      `select pg_catalog.current_setting('search_path') as before,
         pg_catalog.string_agg(pg_catalog.quote_ident(nspname), ', '
           order by nspname <> 'public', nspname) as all
       from pg_catalog.pg_namespace
       where nspname !~ '^pg_' and nspname <> 'information_schema' and nspname <> all ($1)`,
      [platformSchemas.filter((schema) => schema !== 'extensions')],
    );
    return rows[0] ?? { before: '', all: '' };
  }

  #exec(sql: string): Promise<void> {
    return this.#attempt(() => this.#backend.exec(sql));
  }

  async #attempt<Result>(task: () => Promise<Result>): Promise<Result> {
    if (!this.#inBlock) return task();
    await this.#backend.exec('savepoint before_statement');
    try {
      const result = await task();
      await this.#backend.exec('release savepoint before_statement');
      return result;
    } catch (error) {
      await this.#backend.exec('rollback to savepoint before_statement');
      throw error;
    }
  }
}
