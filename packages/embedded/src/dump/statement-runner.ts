import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/index.ts';
import {
  missingAuthColumn,
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
export interface FailedStatement<Statement> {
  statement: Statement;
  error: unknown;
  /** Why it may be left out; undefined if it may not. */
  reason: string | undefined;
}

/**
 * Runs a dump's statements: many together for speed, and those of a failed batch one by one, with a
 * remedy for each known failure.
 */
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
  async run<Statement extends PlacedStatement>(
    statements: readonly Statement[],
  ): Promise<FailedStatement<Statement>[]> {
    // The newline keeps a comment at a statement's end from swallowing the semicolon.
    const together = statements.map(({ sql }) => `${sql}\n;`).join('\n');
    try {
      await this.#attempt(() => this.#backend.exec(together));
      return [];
    } catch {
      return this.#oneByOne(statements);
    }
  }

  /** Copies rows. Returns their number, or the failure. */
  async copy<Statement extends PlacedStatement>(
    statement: Statement,
    rows: Blob,
  ): Promise<number | FailedStatement<Statement>> {
    try {
      return await this.#attempt(() => this.#backend.copyFrom(statement.sql, rows));
    } catch (error) {
      if (await this.#addAuthColumn(statement.sql, error)) return this.copy(statement, rows);
      return { statement, error, reason: reasonToSkip(statement.sql, error) };
    }
  }

  /** Adds a column of hosted Supabase that the embedded Auth does not have. Returns whether it did. */
  async #addAuthColumn(sql: string, error: unknown): Promise<boolean> {
    const missing = missingAuthColumn(sql, error);
    if (missing === undefined) return false;
    const column = `column ${quoteIdentifier(missing.column)}`;
    const table = `alter table auth.${quoteIdentifier(missing.table)}`;
    await this.#attempt(() => this.#backend.exec(`${table} add ${column} text`));
    this.#dropColumns.push(`${table} drop ${column}`);
    return true;
  }

  async #oneByOne<Statement extends PlacedStatement>(
    statements: readonly Statement[],
  ): Promise<FailedStatement<Statement>[]> {
    const failures: FailedStatement<Statement>[] = [];
    for (const statement of statements) {
      const failure = await this.#runOne(statement);
      if (!failure) continue;
      failures.push(failure);
      if (failure.reason === undefined) break;
    }
    return failures;
  }

  async #runOne<Statement extends PlacedStatement>(
    statement: Statement,
  ): Promise<FailedStatement<Statement> | undefined> {
    try {
      await this.#attempt(() => this.#backend.exec(statement.sql));
      return undefined;
    } catch (error) {
      const role = missingRole(error);
      if (role !== undefined && !this.createdRoles.includes(role)) {
        await this.#attempt(() =>
          this.#backend.exec(`create role ${quoteIdentifier(role)} nologin`),
        );
        this.createdRoles.push(role);
        return this.#runOne(statement);
      }
      if (await this.#addAuthColumn(statement.sql, error)) return this.#runOne(statement);
      const unchecked = withoutRowCheck(statement.sql, error);
      if (unchecked !== undefined) {
        await this.#attempt(() => this.#backend.exec(unchecked));
        const reason =
          'The accounts of the dump are not loaded, so existing rows are not checked against them.';
        return { statement, error, reason };
      }
      return { statement, error, reason: reasonToSkip(statement.sql, error) };
    }
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
