import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/index.ts';
import {
  missingPlatformColumn,
  missingRole,
  reasonToSkip,
  withoutRowCheck,
} from './statement-overrides.ts';

/** A statement and its line in the file. */
export interface PlacedStatement {
  sql: string;
  line: number;
}

/** A statement that failed. */
export interface FailedStatement {
  statement: PlacedStatement;
  error: unknown;
  /** Why it may be left out; undefined if it may not. */
  reason: string | undefined;
}

/** Runs statements in batches, and those of a failed batch one by one, with remedies. */
export class StatementRunner {
  readonly createdRoles: string[] = [];
  readonly #backend: Backend;
  /** Statements that drop the added columns of hosted Supabase. */
  readonly #dropColumns: string[] = [];
  #inBlock = false;

  constructor(backend: Backend) {
    this.#backend = backend;
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
        const failure = await this.#runOne(statement);
        if (failure) failures.push(failure);
        if (failure && failure.reason === undefined) break;
      }
    }
    return failures;
  }

  /** Copies rows. Returns their number, or the failure. */
  async copy(statement: PlacedStatement, rows: Blob): Promise<number | FailedStatement> {
    const { sql } = statement;
    try {
      return await this.#attempt(() => this.#backend.copyFrom(sql, rows));
    } catch (error) {
      if (await this.#remedied(sql, error)) return this.copy(statement, rows);
      return { statement, error, reason: reasonToSkip(sql, error) };
    }
  }

  async #runOne(statement: PlacedStatement): Promise<FailedStatement | undefined> {
    const { sql } = statement;
    try {
      await this.#exec(sql);
      return undefined;
    } catch (error) {
      if (await this.#remedied(sql, error)) return this.#runOne(statement);
      const unchecked = withoutRowCheck(sql, error);
      if (unchecked === undefined) return { statement, error, reason: reasonToSkip(sql, error) };
      await this.#exec(unchecked);
      const reason =
        'The accounts of the dump are not loaded, so existing rows are not checked against them.';
      return { statement, error, reason };
    }
  }

  /** Creates a missing role, or a column of hosted Supabase's Auth. Returns whether it did. */
  async #remedied(sql: string, error: unknown): Promise<boolean> {
    const role = missingRole(error);
    if (role !== undefined && !this.createdRoles.includes(role)) {
      await this.#exec(`create role ${quoteIdentifier(role)} nologin`);
      this.createdRoles.push(role);
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
