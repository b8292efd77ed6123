import type { Backend } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import { DumpError, reasonOf, shortened } from './dump-error.ts';
import { readDumpText } from './dump-text.ts';
import { missingObjectHint } from './missing-object.ts';
import { readPsqlCommand } from './psql-commands.ts';
import { overrideOf, headOf } from './statement-overrides.ts';
import { StatementRunner, type FailedStatement, type PlacedStatement } from './statement-runner.ts';
import { splitDump, type DumpPart } from './statement-splitter.ts';

/** A part of a dump that was left out. */
export interface SkippedPart {
  /** First line of the statement in the file, counted from 1. */
  line: number;
  /** The statement, shortened to one line. */
  statement: string;
  reason: string;
}

/** Result of loading a dump. */
export interface LoadReport {
  /** Number of statements that ran, including COPY. */
  statements: number;
  /** Number of rows in COPY blocks. INSERT statements count as statements. */
  copiedRows: number;
  /** Database that the dump names (`\connect`, `CREATE DATABASE`). */
  database?: string;
  /** Roles that the dump names without creating them, created without login. */
  createdRoles: readonly string[];
  skipped: SkippedPart[];
}

export interface LoadOptions {
  /** The file's name, for messages. */
  file: string;
}

/** How many statements are sent together. */
const batchSize = 200;
const beginsBlock = /^(begin|start transaction)\b/;
const endsBlock = /^(commit|end|rollback|abort)\b(?! to\b| prepared\b)/;

/**
 * Loads a plain SQL dump, of pg_dump or any other program.
 *
 * @throws {DumpError} for a file that is not SQL, or a statement that fails. Statements before it stay:
 * load into a folder that is discarded on failure.
 */
export async function loadDump(
  backend: Backend,
  dump: string | ReadableStream<Uint8Array>,
  options: LoadOptions,
): Promise<LoadReport> {
  const text = typeof dump === 'string' ? [dump] : readDumpText(dump, options.file);
  const { rows } = await backend.query<{ name: string }>('select current_database() as name');
  const loading = new DumpLoading(backend, rows[0]?.name ?? '', options);
  for await (const part of splitDump(text)) {
    if (part.kind === 'command') {
      if (!loading.command(part)) break;
    } else if (part.kind === 'copy') await loading.copy(part);
    else await loading.statement(part);
  }
  return loading.finish();
}

type Part<Kind extends DumpPart['kind']> = Extract<DumpPart, { kind: Kind }>;

class DumpLoading {
  readonly #backend: Backend;
  readonly #runner: StatementRunner;
  readonly #database: string;
  readonly #options: LoadOptions;
  readonly #report: LoadReport;
  #batch: PlacedStatement[] = [];
  /** The BEGIN of the open transaction. */
  #transaction: PlacedStatement | undefined;

  constructor(backend: Backend, database: string, options: LoadOptions) {
    this.#backend = backend;
    this.#runner = new StatementRunner(backend);
    this.#database = database;
    this.#options = options;
    const { createdRoles } = this.#runner;
    this.#report = { statements: 0, copiedRows: 0, createdRoles, skipped: [] };
  }

  /** Returns whether the dump continues. */
  command({ text, line }: Part<'command'>): boolean {
    const command = readPsqlCommand(text);
    if (command.kind === 'connect') this.#report.database = command.database;
    if (command.kind === 'skip') this.#skip({ sql: text, line }, command.reason);
    return command.kind !== 'quit';
  }

  async statement({ sql, line }: Part<'statement'>): Promise<void> {
    const override = overrideOf(sql, this.#database);
    if (override?.kind === 'ignored') return;
    if (override?.kind === 'skip') {
      const created = /^\s*create\s+database\s+(?:"((?:[^"]|"")+)"|([^\s;]+))/i.exec(sql);
      if (created) this.#report.database ??= created[1] ?? created[2];
      this.#skip({ sql, line }, override.reason);
      return;
    }
    const head = headOf(sql);
    const begins = beginsBlock.test(head);
    if (begins || endsBlock.test(head)) {
      await this.#flush();
      await this.#runner.control(sql, begins);
      this.#transaction = begins ? { sql, line } : undefined;
      return;
    }
    this.#batch.push({ sql: override?.sql ?? sql, line });
    if (this.#batch.length >= batchSize) await this.#flush();
  }

  async copy({ sql, line, rows, rowsLine }: Part<'copy'>): Promise<void> {
    await this.#flush();
    const copied = await this.#runner.copy({ sql, line }, new Blob([rows]));
    if (typeof copied !== 'number') return this.#skipOrThrow(copied, rowsLine);
    this.#report.copiedRows += copied;
    this.#report.statements++;
  }

  async finish(): Promise<LoadReport> {
    await this.#flush();
    if (this.#transaction) {
      const reason =
        'the transaction that begins here never ends, so nothing in it would be kept. Is the file complete?';
      throw this.#error(this.#transaction, reason);
    }
    await this.#runner.finish();
    // Settings of the dump, such as an empty search_path, must not outlive it. It may also have dropped
    // `public`, or have recreated it without its grants.
    await this.#backend.exec(`
      reset all;
      create schema if not exists public;
      grant usage on schema public to anon, authenticated, service_role;
      set search_path to public;
      analyze`);
    if (this.#report.statements === 0) {
      const { file } = this.#options;
      throw new DumpError({ file, reason: 'it contains no statement that can be run.' });
    }
    this.#report.skipped.sort((first, second) => first.line - second.line);
    return this.#report;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const failures = await this.#runner.run(batch);
    for (const failure of failures) this.#skipOrThrow(failure);
    this.#report.statements += batch.length - failures.length;
  }

  #skipOrThrow({ statement, error, reason }: FailedStatement, rowsLine?: number): void {
    if (reason === undefined) throw this.#failure(statement, error, rowsLine);
    this.#skip(statement, reason);
  }

  #skip({ sql, line }: PlacedStatement, reason: string): void {
    this.#report.skipped.push({ line, statement: shortened(sql), reason });
  }

  /** Returns the error for a statement that failed, with the exact line if Postgres names a position. */
  #failure(statement: PlacedStatement, error: unknown, rowsLine?: number): DumpError {
    const databaseError = error instanceof DatabaseError ? error : undefined;
    const row = /^COPY .*?, line (\d+)/m.exec(databaseError?.where ?? '')?.[1];
    const before = databaseError?.position
      ? statement.sql.slice(0, databaseError.position - 1)
      : '';
    const line =
      row !== undefined && rowsLine !== undefined
        ? rowsLine + Number(row) - 1
        : statement.line + before.split('\n').length - 1;
    const missing = this.#report.skipped.flatMap(
      ({ statement: sql }) =>
        /^create extension (?:if not exists )?"?([\w-]+)/i.exec(sql)?.[1] ?? [],
    );
    const hint =
      missingObjectHint(error, missing) ??
      (missing.length > 0
        ? `The dump uses extensions that are not available: ${missing.join(', ')}.`
        : '');
    const reason = [reasonOf(error), hint].filter((part) => part !== '').join(' ');
    return this.#error({ ...statement, line }, reason, databaseError?.code);
  }

  #error({ sql, line }: PlacedStatement, reason: string, code?: string): DumpError {
    const { file } = this.#options;
    return new DumpError({ file, line, statement: shortened(sql), reason, code });
  }
}
