import { ApiError } from './errors/index.ts';
import type { DataRequest } from './request.ts';
import { readBody } from './sql/body.ts';
import { findFunction } from './schema/find-function.ts';
import { sameRelation } from './schema/read-schema.ts';
import type { Relation, Routine, Schema } from './schema/schema.ts';
import { type CallArguments, writeCall } from './sql/call.ts';
import { planRead, type ReadPlan } from './sql/read-plan.ts';
import { relationSource, type Source, writeCountedRows, writeRead } from './sql/read.ts';
import { writeDelete, writeInsert, writeUpdate, type WriteTarget } from './sql/write.ts';

/** The one statement that a request becomes. */
export interface Statement {
  readonly does: 'read' | 'insert' | 'update' | 'delete' | 'call';
  readonly readOnly: boolean;
  /** `with` and its queries, where there are any. */
  readonly before: string;
  /** Returns the rows of the answer, or undefined if none are returned. */
  readonly rows: string;
  readonly shape: 'rows' | 'first row' | 'values' | 'value' | 'nothing';
  /** Gives one row for each that there is in all. */
  readonly counted: string | undefined;
  /** Index of the first row of the answer. */
  readonly offset: number;
}

export function writeStatement(
  request: DataRequest,
  schema: Schema,
  maxRows: number | undefined,
): Statement {
  if (request.kind === 'function') return callStatement(request, schema, maxRows);
  const relation = relationOf(request, schema);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const plan = planRead(schema, relation, request.query, maxRows);
    const source = relationSource(plan);
    return {
      does: 'read',
      readOnly: true,
      before: '',
      rows: writeRead(plan, source),
      shape: 'rows',
      counted: writeCountedRows(plan, source),
      offset: plan.offset,
    };
  }
  return writeStatementOf(request, schema, relation);
}

function writeStatementOf(request: DataRequest, schema: Schema, relation: Relation): Statement {
  const { method, preferences, query } = request;
  const returns = preferences.return === 'representation';
  const plan = planRead(schema, relation, query, undefined);
  const target: WriteTarget = { relation, plan, returns };
  const source: Source = { from: 'written', name: 'written' };
  const given: ReadPlan = { ...plan, conditions: [], limit: undefined, offset: 0 };
  const statement = (does: Statement['does'], sql: string): Statement => ({
    does,
    readOnly: false,
    before: `with written as (${sql})`,
    rows: returns ? writeRead(given, source) : 'select from written',
    shape: returns ? 'rows' : 'nothing',
    counted: undefined,
    offset: 0,
  });
  if (method === 'DELETE') return statement('delete', writeDelete(target));
  const body = readBody(request.body, request.contentType);
  if (query.columns === undefined && !body.uniform) {
    throw new ApiError('PGRST102', 'All object keys must match');
  }
  const columns = query.columns ?? body.keys;
  if (method === 'PATCH') return statement('update', writeUpdate(target, body, columns));
  const { resolution } = preferences;
  const conflict = resolution && {
    resolution: resolution === 'merge-duplicates' ? ('merge' as const) : ('ignore' as const),
    columns: query.onConflict ?? relation.key,
  };
  return statement('insert', writeInsert(target, body, { columns, conflict }));
}

function callStatement(
  request: DataRequest,
  schema: Schema,
  maxRows: number | undefined,
): Statement {
  const { query, method, name } = request;
  const posts = method === 'POST';
  const body = posts ? readBody(request.body, request.contentType, '{}') : undefined;
  const keys = body === undefined ? query.arguments.map(([key]) => key) : body.keys;
  const { routine, wholeBody } = findFunction(schema, request.schema, name, keys, posts);
  const given: CallArguments =
    body === undefined
      ? { kind: 'address', values: query.arguments }
      : wholeBody
        ? { kind: 'whole body', json: body.text }
        : { kind: 'body', json: body.text, names: body.keys };
  const plan = planRead(schema, routine.relation ?? routine, query, maxRows);
  const source: Source = { from: 'called', name: 'called' };
  return {
    does: 'call',
    readOnly: !posts || routine.volatility !== 'volatile',
    before: `with called as (${writeCall(routine, given)})`,
    rows: routine.returns === 'rows' ? writeRead(plan, source) : 'select value from called',
    shape: shapeOf(routine),
    counted: routine.returns === 'rows' ? writeCountedRows(plan, source) : 'select from called',
    offset: plan.offset,
  };
}

function shapeOf({ returns, set }: Routine): Statement['shape'] {
  if (returns === 'nothing') return 'nothing';
  if (returns === 'rows') return set ? 'rows' : 'first row';
  return set ? 'values' : 'value';
}

function relationOf({ schema: named, name }: DataRequest, schema: Schema): Relation {
  const found = schema.relations.find((one) => sameRelation(one, { schema: named, name }));
  if (found !== undefined) return found;
  throw new ApiError('PGRST205', `Could not find the table '${named}.${name}' in the schema cache`);
}
