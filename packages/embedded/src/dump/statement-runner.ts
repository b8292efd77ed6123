import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/backend.ts';
import {
  missingAuthColumn,
  missingRole,
  reasonToSkip,
  withoutRowCheck,
} from './statement-exceptions.ts';

/** A statement and where it stands. */
export interface PlacedStatement {
  sql: string;
  line: number;
}

/** What happened to a statement that Postgres refused: left out, or not to be got over. */
export interface Outcome<Statement> {
  statement: Statement;
  error: unknown;
  /** Why it may be left out; undefined where it may not. */
  reason: string | undefined;
}

/**
 * Runs a dump's statements: many together for speed, and those of a batch that fails one by one,
 * each with the remedies that there are.
 */
export class StatementRunner {
  readonly rolesMade: string[] = [];
  readonly #backend: Backend;
  /** Statements that drop the columns of hosted Supabase again. */
  readonly #dropColumns: string[] = [];
  #inBlock = false;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Runs BEGIN, or what ends its block. Until then each batch has a savepoint to go back to. */
  async control(sql: string, begins: boolean): Promise<void> {
    await this.#backend.exec(sql);
    this.#inBlock = begins;
  }

  /** Gives the tables of accounts back the columns that the embedded Auth knows. */
  async finish(): Promise<void> {
    for (const sql of this.#dropColumns) {
      // One that a view of the dump shows stays.
      await this.#backend.exec(sql).catch(() => undefined);
    }
  }

  /** Runs statements; gives those that were left out, the last of them perhaps a failure. */
  async run<Statement extends PlacedStatement>(
    statements: readonly Statement[],
  ): Promise<Outcome<Statement>[]> {
    // The newline keeps a comment at a statement's end from swallowing the semicolon.
    const together = statements.map(({ sql }) => `${sql}\n;`).join('\n');
    try {
      await this.#attempt(() => this.#backend.exec(together));
      return [];
    } catch {
      return this.#oneByOne(statements);
    }
  }

  /** Copies rows in; gives their number, or what went wrong. */
  async copy<Statement extends PlacedStatement>(
    statement: Statement,
    rows: Blob,
  ): Promise<number | Outcome<Statement>> {
    try {
      return await this.#attempt(() => this.#backend.copyFrom(statement.sql, rows));
    } catch (error) {
      if (await this.#addAuthColumn(statement.sql, error)) return this.copy(statement, rows);
      return { statement, error, reason: reasonToSkip(statement.sql, error) };
    }
  }

  /** Adds a column of hosted Supabase that the embedded Auth does without; gives whether it did. */
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
  ): Promise<Outcome<Statement>[]> {
    const outcomes: Outcome<Statement>[] = [];
    for (const statement of statements) {
      const outcome = await this.#one(statement);
      if (!outcome) continue;
      outcomes.push(outcome);
      if (outcome.reason === undefined) break;
    }
    return outcomes;
  }

  async #one<Statement extends PlacedStatement>(
    statement: Statement,
  ): Promise<Outcome<Statement> | undefined> {
    try {
      await this.#attempt(() => this.#backend.exec(statement.sql));
      return undefined;
    } catch (error) {
      const role = missingRole(error);
      if (role !== undefined && !this.rolesMade.includes(role)) {
        await this.#attempt(() =>
          this.#backend.exec(`create role ${quoteIdentifier(role)} nologin`),
        );
        this.rolesMade.push(role);
        return this.#one(statement);
      }
      if (await this.#addAuthColumn(statement.sql, error)) return this.#one(statement);
      const unchecked = withoutRowCheck(statement.sql, error);
      if (unchecked !== undefined) {
        await this.#attempt(() => this.#backend.exec(unchecked));
        const reason =
          'The accounts of the dump are not loaded, so the rows that are there are not checked against them.';
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
