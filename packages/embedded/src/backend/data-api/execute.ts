import type { PGlite } from '@electric-sql/pglite';
import type { Caller } from './authorize.ts';
import type { DataRequest } from './request.ts';
import type { Statement } from './statement.ts';
import type { Schema } from './schema/index.ts';
import { callerSettings } from './caller-settings.ts';
import { identifier } from './literals/literals.ts';

export interface Transaction {
  readonly driver: PGlite;
  readonly caller: Caller;
  readonly asked: DataRequest;
  readonly request: Request;
  readonly statement: Statement;
  readonly maxRows: number;
  readonly schema: Pick<Schema, 'preRequest' | 'mayRollBack'>;
}

interface Row {
  /** The answer's JSON. */
  readonly body: string;
  readonly rows: string;
  readonly counted: string | null;
  /** The values that a function set in `response.headers` and `response.status`. */
  readonly headers: string | null;
  readonly status: string | null;
}

/** The result of a request's statement. */
export interface Result extends Omit<Row, 'rows' | 'counted'> {
  /** Rows in the answer, or that were written. */
  readonly rows: number;
  /** Rows that there are in all, where they were to be counted. */
  readonly total: number | undefined;
}

/**
 * Runs a statement as the caller, in its own transaction.
 *
 * @param answer makes the answer; when it throws, as when Postgres refuses, nothing has happened.
 */
export async function execute(
  transaction: Transaction,
  answer: (result: Result) => Response,
): Promise<Response> {
  const { driver, statement, schema, asked } = transaction;
  const access = statement.readOnly ? 'read only' : 'read write';
  try {
    await driver.exec(`begin ${access}; ${writeSettings(transaction)}; ${writePreRequest(schema)}`);
    const [row] = (await driver.query<Row>(writeResult(transaction))).rows;
    if (row === undefined) throw new Error('The statement of a request gave no row.');
    const { body, rows, headers, status, counted } = row;
    const total = await totalOf(transaction, counted === null ? undefined : Number(counted));
    const response = answer({ body, rows: Number(rows), total, headers, status });
    const isTrial = schema.mayRollBack && asked.preferences.transaction === 'rollback';
    // A trial checks what a commit would.
    if (isTrial) await driver.exec('set constraints all immediate');
    await driver.exec(isTrial ? 'rollback' : 'commit');
    return response;
  } catch (error) {
    await driver.exec('rollback');
    throw error;
  }
}

/** A name that no column is likely to have: it would be taken for the column. */
const row = '_answer_row';

function writeResult({ statement, asked, maxRows }: Transaction): string {
  const { before, rows, shape } = statement;
  const { singular } = asked;
  const first = singular || shape === 'first row';
  const bodies = {
    rows: `coalesce(json_agg(${row}), '[]')`,
    'first row': `coalesce(json_agg(${row})->0, 'null')`,
    values: `coalesce(json_agg(${row}.value), '[]')`,
    value: `coalesce(json_agg(${row}.value)->0, 'null')`,
    nothing: `''`,
  };
  const body = bodies[first && shape === 'rows' ? 'first row' : shape];
  return `${before} select ${body}::text as body, count(*)::text as rows,
    ${writeCounted(statement, asked.preferences.count, maxRows)} as counted,
    nullif(current_setting('response.headers', true), '') as headers,
    nullif(current_setting('response.status', true), '') as status
    from (${rows}) as ${row}`;
}

/** In the same statement, so that a function is called once and the count is of the same moment. */
function writeCounted(
  { counted }: Statement,
  count: DataRequest['preferences']['count'],
  maxRows: number,
): string {
  if (counted === undefined || count === undefined || count === 'planned') return 'null::text';
  const limit = count === 'estimated' ? ` limit ${maxRows + 1}` : '';
  return `(select count(*)::text from (${counted}${limit}) as _counted)`;
}

/** Search path, role and what SQL may know of the request, for this transaction alone. */
function writeSettings({ caller, asked, request }: Transaction): string {
  const path = [asked.schema, 'public', 'extensions'].map(identifier);
  return callerSettings(caller, {
    search_path: [...new Set(path)].join(', '),
    'request.method': request.method,
    'request.path': new URL(request.url).pathname.replace('/rest/v1', ''),
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    'request.cookies': '{}',
    'response.headers': '',
    'response.status': '',
    ...(asked.preferences.timeZone !== undefined && { timezone: asked.preferences.timeZone }),
  });
}

/** Calls the function that a team runs before every request. It may refuse the request, or set another role. */
function writePreRequest({ preRequest }: Pick<Schema, 'preRequest'>): string {
  return preRequest === null ? '' : `select ${preRequest.split('.').map(identifier).join('.')}()`;
}

/**
 * The count that PostgREST gives: the exact one, the planner's, or (`estimated`) the exact one of
 * what fits into one answer and the planner's beyond.
 */
async function totalOf(
  { driver, statement, asked, maxRows }: Transaction,
  counted: number | undefined,
): Promise<number | undefined> {
  const { count } = asked.preferences;
  if (statement.counted === undefined || count === undefined) return undefined;
  if (count === 'exact') return counted;
  if (count === 'estimated' && (counted ?? 0) <= maxRows) return counted;
  const planned = await plannedRows(driver, `${statement.before} ${statement.counted}`);
  return count === 'planned' ? planned : Math.max(planned, counted ?? 0);
}

async function plannedRows(driver: PGlite, sql: string): Promise<number> {
  const { rows } = await driver.query<{ plan: string }>(`explain (format json) ${sql}`, [], {
    parsers: { 114: (text: string) => text },
  });
  const plan = Object.values(rows[0] ?? {})[0];
  const [first] = JSON.parse(String(plan)) as { Plan: { 'Plan Rows': number } }[];
  return first?.Plan['Plan Rows'] ?? 0;
}
