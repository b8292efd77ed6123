import type { Backend } from '../backend/backend.ts';
import { DatabaseError } from '../backend/database-error.ts';
import { DumpError, reasonOf, shortened } from './dump-error.ts';
import { readDumpText } from './dump-text.ts';
import { missingObjectHint } from './missing-object.ts';
import { readPsqlCommand } from './psql-commands.ts';
import { exceptionBefore, headOf } from './statement-exceptions.ts';
import { StatementRunner, type Outcome, type PlacedStatement } from './statement-runner.ts';
import { splitDump, type DumpPart } from './statement-splitter.ts';

/** Something in a dump that was left out, and why. */
export interface SkippedPart {
  /** First line of the statement in the file, counted from 1. */
  line: number;
  /** The statement, shortened to one line. */
  statement: string;
  /** In words. */
  reason: string;
}

/** What loading a dump did. */
export interface LoadReport {
  /** Statements that were run, COPY among them. */
  statements: number;
  /** Rows that COPY blocks brought. INSERT statements count as statements. */
  copiedRows: number;
  /** The database that the dump names (`\connect`, `CREATE DATABASE`), if it names one. */
  database?: string;
  /** Roles that the dump mentions and does not make, made here without login. */
  rolesMade: readonly string[];
  skipped: SkippedPart[];
}

export interface LoadOptions {
  /** The file's name, for messages. */
  file: string;
  /** Told after each batch of statements and each part of a COPY block. */
  onProgress?: (progress: { statements: number; line: number }) => void;
}

/** Statements that are sent together. */
const batchSize = 200;
const beginsBlock = /^(begin|start transaction)\b/;
const endsBlock = /^(commit|end|rollback|abort)\b(?! to\b| prepared\b)/;

/**
 * Runs a plain SQL dump (pg_dump's, or anybody's) against a backend.
 *
 * @throws {DumpError} not SQL, or a statement that the database refuses. What ran before stays:
 * load into a folder that is thrown away on failure.
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
  /** The BEGIN that is not yet ended. */
  #open: PlacedStatement | undefined;

  constructor(backend: Backend, database: string, options: LoadOptions) {
    this.#backend = backend;
    this.#runner = new StatementRunner(backend);
    this.#database = database;
    this.#options = options;
    const { rolesMade } = this.#runner;
    this.#report = { statements: 0, copiedRows: 0, rolesMade, skipped: [] };
  }

  /** Gives whether the dump goes on. */
  command({ text, line }: Part<'command'>): boolean {
    const command = readPsqlCommand(text);
    if (command.kind === 'connect') this.#report.database = command.database;
    if (command.kind === 'skip') this.#skip({ sql: text, line }, command.reason);
    return command.kind !== 'quit';
  }

  async statement({ sql, line }: Part<'statement'>): Promise<void> {
    const exception = exceptionBefore(sql, this.#database);
    if (exception?.kind === 'understood') return;
    if (exception?.kind === 'skip') {
      const created = /^\s*create\s+database\s+(?:"((?:[^"]|"")+)"|([^\s;]+))/i.exec(sql);
      if (created) this.#report.database ??= created[1] ?? created[2];
      this.#skip({ sql, line }, exception.reason);
      return;
    }
    const head = headOf(sql);
    if (beginsBlock.test(head) || endsBlock.test(head)) {
      await this.#flush();
      await this.#runner.control(sql, beginsBlock.test(head));
      this.#open = beginsBlock.test(head) ? { sql, line } : undefined;
      return;
    }
    this.#batch.push({ sql: exception?.sql ?? sql, line });
    if (this.#batch.length >= batchSize) await this.#flush();
  }

  async copy({ sql, line, rows, rowsLine }: Part<'copy'>): Promise<void> {
    await this.#flush();
    const copied = await this.#runner.copy({ sql, line }, new Blob([rows]));
    if (typeof copied !== 'number') return this.#leaveOut(copied, rowsLine);
    this.#report.copiedRows += copied;
    this.#ran(1, line);
  }

  async finish(): Promise<LoadReport> {
    await this.#flush();
    if (this.#open) {
      const reason =
        'the transaction that begins here is never ended, so nothing in it would be kept. Is the file complete?';
      throw this.#error(this.#open, reason);
    }
    await this.#runner.finish();
    // What the dump set for itself, an empty search_path above all, must not outlive it.
    // It may also have dropped `public`, or have made it again, which costs its grants.
    await this.#backend.exec(`
      reset all;
      create schema if not exists public;
      grant usage on schema public to anon, authenticated, service_role;
      set search_path to public;
      analyze`);
    if (this.#report.statements === 0) {
      const { file } = this.#options;
      throw new DumpError({ file, reason: 'there is no statement in it that could be run.' });
    }
    this.#report.skipped.sort((first, second) => first.line - second.line);
    return this.#report;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const outcomes = await this.#runner.run(batch);
    for (const outcome of outcomes) this.#leaveOut(outcome);
    this.#ran(batch.length - outcomes.length, batch.at(-1)?.line ?? 0);
  }

  #ran(statements: number, line: number): void {
    this.#report.statements += statements;
    this.#options.onProgress?.({ statements: this.#report.statements, line });
  }

  #leaveOut({ statement, error, reason }: Outcome<PlacedStatement>, rowsLine?: number): void {
    if (reason === undefined) throw this.#refusal(statement, error, rowsLine);
    this.#skip(statement, reason);
  }

  #skip({ sql, line }: PlacedStatement, reason: string): void {
    this.#report.skipped.push({ line, statement: shortened(sql), reason });
  }

  /** The error for a statement that failed, at the very line of it where Postgres names a place. */
  #refusal(statement: PlacedStatement, error: unknown, rowsLine?: number): DumpError {
    const refused = error instanceof DatabaseError ? error : undefined;
    const row = /^COPY .*?, line (\d+)/m.exec(refused?.where ?? '')?.[1];
    const before = refused?.position ? statement.sql.slice(0, refused.position - 1) : '';
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
        ? `The dump asks for extensions that are not here: ${missing.join(', ')}.`
        : '');
    const reason = [reasonOf(error), hint].filter((part) => part !== '').join(' ');
    return this.#error({ ...statement, line }, reason, refused?.code);
  }

  #error({ sql, line }: PlacedStatement, reason: string, code?: string): DumpError {
    const { file } = this.#options;
    return new DumpError({ file, line, statement: shortened(sql), reason, code });
  }
}
