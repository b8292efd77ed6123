import type { Backend } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import { DumpError, reasonOf, shortened } from './dump-error.ts';
import { readDumpText } from './dump-text.ts';
import { missingObjectHint } from './missing-hint.ts';
import { missingObject } from './missing-object.ts';
import { readPsqlCommand } from './psql-commands.ts';
import { copiedRows, insertedRows, objectOf } from './statement-object.ts';
import { overrideOf, headOf, type SkipReason } from './statement-overrides.ts';
import { StatementRunner, type FailedStatement, type PlacedStatement } from './statement-runner.ts';
import { splitDump, type DumpPart } from './statement-splitter.ts';

/** A part of a dump that was left out: a statement, or a clause of one. */
export interface SkippedPart {
  /** First line of the statement in the file, counted from 1. */
  line: number;
  /** The statement, shortened to one line. */
  statement: string;
  /** For people, in the singular: `table`, `rows`, `default`. */
  kind: string;
  /** With its schema if the dump names it; empty if it has none. */
  name: string;
  /** Number of rows, if rows are left out. */
  rows?: number;
  /** Whole sentences. What is left out because of another part has that part's reason. */
  reason: string;
  /** Whether the database is the same as with it. */
  lossless: boolean;
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
  /** Stops at the first part that would be left out and that the database then lacks. */
  strict?: boolean;
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
  // The catalog names it, and nothing can be compared with it: this build is without ICU.
  await backend.exec(`delete from pg_catalog.pg_collation where collprovider = 'i'`);
  const loading = new DumpLoading(backend, rows[0]?.name ?? '', options);
  for await (const part of splitDump(text)) {
    if (part.kind === 'command') {
      if (!loading.command(part)) break;
    } else if (part.kind === 'copy') await loading.copy(part);
    else await loading.statement(part);
  }
  return loading.finish();
}

/** Rows of a COPY block, and the line of the first one. */
interface CopiedRows {
  readonly rows: string;
  readonly rowsLine: number;
}

type Part<Kind extends DumpPart['kind']> = Extract<DumpPart, { kind: Kind }>;

class DumpLoading {
  readonly #backend: Backend;
  readonly #runner: StatementRunner;
  readonly #database: string;
  readonly #options: LoadOptions;
  readonly #report: LoadReport;
  /** Left-out rows by table and reason: a dump may have one statement for each row. */
  readonly #skippedRows = new Map<string, SkippedPart & { rows: number }>();
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
    if (command.kind === 'skip') {
      const part = { kind: 'psql command', name: text.split(/\s/)[0] ?? '' };
      this.#skip({ sql: text, line }, { reason: command.reason, lossless: false }, { part });
    }
    return command.kind !== 'quit';
  }

  async statement({ sql, line }: Part<'statement'>): Promise<void> {
    const override = overrideOf(sql, this.#database);
    if (override?.kind === 'ignored') return;
    if (override?.kind === 'skip') {
      const created = /^\s*create\s+database\s+(?:"((?:[^"]|"")+)"|([^\s;]+))/i.exec(sql);
      if (created) this.#report.database ??= created[1] ?? created[2];
      this.#skip({ sql, line }, override);
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
    const { copied, failures } = await this.#runner.copy({ sql, line }, new Blob([rows]));
    for (const failed of failures) await this.#skipOrThrow(failed, { rows, rowsLine });
    if (copied === undefined) return;
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
      const lost = this.#report.skipped.find(({ lossless }) => !lossless);
      const first = lost === undefined ? '' : ` Line ${lost.line}: ${lost.reason}`;
      throw new DumpError({ file, reason: `it contains no statement that can be run.${first}` });
    }
    this.#report.skipped.sort((first, second) => first.line - second.line);
    return this.#report;
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const failures = await this.#runner.run(batch);
    for (const failure of failures) await this.#skipOrThrow(failure);
    // A statement without one of its parts ran.
    this.#report.statements += batch.length - failures.filter(({ part }) => !part).length;
  }

  async #skipOrThrow(failed: FailedStatement, copied?: CopiedRows): Promise<void> {
    const { statement, error, skip } = failed;
    if (skip === undefined) {
      const needed = missingObject(error);
      const hint = missingObjectHint(error, needed ? await this.#runner.schemasOf(needed) : []);
      const missing = this.#runner.leftOutExtensions.join(', ');
      const extensions =
        missing === '' ? '' : `The dump uses extensions that are not available: ${missing}.`;
      throw this.#failure(statement, error, hint ?? extensions, copied);
    }
    this.#skip(statement, skip, { ...failed, copied });
  }

  #skip(
    statement: PlacedStatement,
    { reason, lossless }: SkipReason,
    { part, error, copied }: Partial<FailedStatement> & { copied?: CopiedRows } = {},
  ): void {
    const { sql, line } = statement;
    if (this.#options.strict === true && !lossless) {
      throw this.#failure(statement, error, `${reason} --strict stops here.`, copied);
    }
    const { kind, name } = part ?? objectOf(sql);
    const skipped = { line, statement: shortened(sql), kind, name, reason, lossless };
    if (kind !== 'rows') {
      this.#report.skipped.push(skipped);
      return;
    }
    const rows = copied === undefined ? insertedRows(sql) : copiedRows(sql, copied.rows);
    const key = JSON.stringify([name, reason]);
    const before = this.#skippedRows.get(key);
    if (before !== undefined) before.rows += rows;
    else if (rows > 0) {
      const counted = { ...skipped, rows };
      this.#skippedRows.set(key, counted);
      this.#report.skipped.push(counted);
    }
  }

  /** Returns the error for a statement that failed, with the exact line if Postgres names a position. */
  #failure(
    statement: PlacedStatement,
    error: unknown,
    hint: string,
    copied?: CopiedRows,
  ): DumpError {
    const databaseError = error instanceof DatabaseError ? error : undefined;
    const row = /^COPY .*?, line (\d+)/m.exec(databaseError?.where ?? '')?.[1];
    const before = databaseError?.position
      ? statement.sql.slice(0, databaseError.position - 1)
      : '';
    const line =
      row !== undefined && copied !== undefined
        ? copied.rowsLine + Number(row) - 1
        : statement.line + before.split('\n').length - 1;
    const problem = error === undefined ? '' : reasonOf(error);
    const reason = [problem, hint].filter((part) => part !== '').join(' ');
    return this.#error({ ...statement, line }, reason, databaseError?.code);
  }

  #error({ sql, line }: PlacedStatement, reason: string, code?: string): DumpError {
    const { file } = this.#options;
    return new DumpError({ file, line, statement: shortened(sql), reason, code });
  }
}
