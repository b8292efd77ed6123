import type { PGlite } from '@electric-sql/pglite';
import { isPostgresError } from '../../postgres/index.ts';
import { GrammarError } from '@ninefold/specification/grammar';
import { answerOf } from './answer.ts';
import { ApiError, errorResponse, grammarErrorResponse } from './errors/index.ts';
import { authorize, type Caller, type Keys } from './authorize.ts';
import { execute } from './execute.ts';
import { postgresErrorResponse } from './postgres-error-response.ts';
import { type DataRequest, readRequest, rejectAggregates } from './request.ts';
import { schemaQuery } from './schema/query.ts';
import { type CatalogAnswer, readSchema } from './schema/read-schema.ts';
import type { Schema } from './schema/schema.ts';
import { writeStatement } from './statement.ts';

export interface DataApiOptions extends Keys {
  /** The exposed ones, the default one first; looked up at every request. */
  readonly schemas: () => readonly string[];
  readonly maxRows: number;
}

/**
 * The Data API over PGlite. As PostgREST does, it makes one statement of a request, in which
 * Postgres itself reads the body and writes the answer's JSON: no value passes through JavaScript.
 * Requests must come one at a time, for there is one connection.
 */
export class DataApi {
  readonly #driver: PGlite;
  readonly #options: DataApiOptions;
  #schema: { readonly of: string; readonly schema: Schema } | undefined;

  constructor(driver: PGlite, options: DataApiOptions) {
    this.#driver = driver;
    this.#options = options;
  }

  /** To be called when the schema has changed. */
  forgetSchema(): void {
    this.#schema = undefined;
  }

  /** @param path what follows `/rest/v1/` in the address. */
  async fetch(request: Request, path: string): Promise<Response> {
    let caller: Caller = { role: 'anon', claims: {} };
    try {
      caller = await authorize(request, this.#options);
      const asked = await readRequest(request, path, this.#options.schemas());
      return await this.#answer(asked, caller, request);
    } catch (error) {
      const response =
        error instanceof ApiError
          ? error.response
          : error instanceof GrammarError
            ? grammarErrorResponse(error)
            : isPostgresError(error)
              ? postgresErrorResponse(error, caller.role === 'anon')
              : undefined;
      if (response === undefined) throw error;
      return errorResponse(response, request.method === 'HEAD');
    }
  }

  async #answer(asked: DataRequest, caller: Caller, request: Request): Promise<Response> {
    const schema = await this.#readSchema();
    if (!schema.aggregates) rejectAggregates(asked);
    const { maxRows } = this.#options;
    const statement = writeStatement(asked, schema, maxRows);
    const driver = this.#driver;
    const transaction = { driver, caller, asked, request, statement, maxRows, schema };
    return execute(transaction, (result) => answerOf(asked, statement, result, schema));
  }

  async #readSchema(): Promise<Schema> {
    const schemas = this.#options.schemas();
    const of = schemas.join('\0');
    if (this.#schema?.of !== of) {
      const { rows } = await this.#driver.query<{ schema: string }>(schemaQuery(schemas));
      const answer = JSON.parse(rows[0]?.schema ?? '') as CatalogAnswer;
      this.#schema = { of, schema: readSchema(answer) };
    }
    return this.#schema.schema;
  }
}
