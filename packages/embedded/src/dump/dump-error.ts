import { DatabaseError } from '../postgres/index.ts';

/** A file that could not be loaded: it is not a plain SQL dump, or one of its statements failed. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
  readonly file: string;
  /** From 1; undefined for the file as a whole. */
  readonly line: number | undefined;
  /** On one line, shortened. */
  readonly statement: string | undefined;
  /** The problem, and the solution if it is known. */
  readonly reason: string;
  /** SQLSTATE, if a statement failed. */
  readonly code: string | undefined;

  constructor(source: {
    file: string;
    reason: string;
    line?: number;
    statement?: string;
    code?: string;
  }) {
    const { file, line, statement, reason, code } = source;
    const place = line === undefined ? file : `${file}, line ${line}`;
    super([`${place}: ${reason}`, ...(statement ? [`  ${statement}`] : [])].join('\n'));
    this.file = file;
    this.line = line;
    this.statement = statement;
    this.reason = reason;
    this.code = code;
  }
}

/** Shortens a statement to one line of at most `length` characters. */
export function shortened(sql: string, length = 160): string {
  const line = sql
    .slice(0, 4 * length)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > length || sql.length > 4 * length ? `${line.slice(0, length)} …` : line;
}

/** Describes an error of Postgres in one or a few sentences. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DatabaseError))
    return error instanceof Error ? error.message : String(error);
  const sentences = [`${error.message} (${error.code})`, error.detail, error.hint];
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
