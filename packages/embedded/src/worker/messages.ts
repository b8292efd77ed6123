import type { BackendOptions, NewAccount, QueryResult } from '../backend/index.ts';
import type { PostgresError } from '../postgres/index.ts';

/** The calls that the worker thread answers; their names are those of `Backend`. */
export interface Calls {
  /** Returns the schemas that are exposed. */
  open(options: BackendOptions): readonly string[];
  fetch(request: SentRequest): SentResponse;
  query(sql: string, params: readonly unknown[]): QueryResult<never>;
  exec(sql: string): void;
  copyFrom(statement: string, rows: Blob): number;
  createAccount(account: NewAccount): { id: string };
  snapshot(): Blob;
  exposeSchemas(schemas: readonly string[]): void;
  close(): void;
}

export type CallName = keyof Calls;

/** One call at a time: the next is sent when this one is answered. */
export interface Call<Name extends CallName = CallName> {
  readonly name: Name;
  readonly args: Parameters<Calls[Name]>;
}

export type Answer = { readonly result: unknown } | { readonly error: SentError };

/** A `Request` with its whole body: streams belong to their thread. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export interface SentResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** An error, of which a thread would keep no more than the message. */
export interface SentError {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Its source, if it is of Postgres. */
  readonly postgres?: PostgresError;
}
