import type { Backend } from '../backend/backend.ts';

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
  statements: number;
  /** Rows that COPY blocks brought. INSERT statements count as statements. */
  copiedRows: number;
  /** The database that the dump names (`\connect`, `CREATE DATABASE`), if it names one. */
  database?: string;
  /** Roles that the dump mentions and does not make, made here without login. */
  rolesMade: string[];
  skipped: SkippedPart[];
}

export interface LoadOptions {
  /** The file's name, for messages. */
  file: string;
  /** Told now and then: statements run, and the share of the text read (0 to 1). */
  onProgress?: (progress: { statements: number; share: number }) => void;
}

/**
 * Runs a plain SQL dump (pg_dump's, or anybody's) against a backend.
 *
 * @throws {DumpError} not SQL, or a statement that the database refuses. What ran before stays:
 * load into a folder that is thrown away on failure.
 */
export async function loadDump(
  _backend: Backend,
  _dump: string | ReadableStream<Uint8Array>,
  _options: LoadOptions,
): Promise<LoadReport> {
  throw new Error('The dump loader is not assembled yet.');
}
