/** An error of Postgres, with the names of its protocol. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  /** Position in the statement, in characters from 1. */
  readonly position: number | undefined;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  /** Context: the line of a COPY, the function that raised the error. */
  readonly where: string | undefined;

  constructor(source: PostgresError) {
    super(source.message, { cause: source });
    this.code = source.code;
    this.detail = source.detail;
    this.hint = source.hint;
    this.position = source.position === undefined ? undefined : Number(source.position);
    this.schema = source.schema;
    this.table = source.table;
    this.column = source.column;
    this.constraint = source.constraint;
    this.where = source.where;
  }
}

/** The fields of PGlite's error that come from Postgres. */
export interface PostgresError {
  message: string;
  code: string;
  severity?: string;
  detail?: string;
  hint?: string;
  position?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  where?: string;
}

/** Returns whether an error came from Postgres: it has a severity and a SQLSTATE. */
export function isPostgresError(error: unknown): error is PostgresError {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as Partial<PostgresError>;
  return typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}

/** Converts an error of Postgres to a `DatabaseError`. Returns any other error unchanged. */
export function asDatabaseError(error: unknown): unknown {
  return isPostgresError(error) ? new DatabaseError(error) : error;
}
