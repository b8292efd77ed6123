import {
  type Call,
  type Entity,
  entityId,
  type FunctionArgument,
  type FunctionFacts,
  type FunctionResult,
  isGenerated,
} from '../../model/index.ts';
import { attributeOf, attributesOf, kindFacts, resolveType } from '../types/index.ts';
import type { CatalogFunction, CatalogTypes } from '../answer/index.ts';
import { commentFact, fromDatabase } from '../facts/index.ts';
import { dropUndefined } from '../../phrases/index.ts';
import { catalogMessages } from './messages.ts';
import { functionObject, functionSignature } from './function-name.ts';

/** Point 7: the Data API's calls for an entity, by what the current role may do. */
export function callsOf(entity: Entity): readonly Call[] {
  const { grants } = entity;
  const writable = entity.fields.filter((field) => !isGenerated(field));
  const call = (method: Call['method'], payload: readonly string[]): Call => ({
    method,
    path: `/rest/v1/${encodeURIComponent(entity.name)}`,
    does: '',
    entity: entityId(entity),
    ...(entity.schema === 'public' ? {} : { schema: entity.schema }),
    payload,
    source: entity.source,
  });
  const fieldsFor = (action: 'insert' | 'update') =>
    writable.filter((field) => field.grants[action]).map((field) => field.name);
  return [
    ...(grants.select ? [call('GET', [])] : []),
    ...(grants.insert ? [call('POST', fieldsFor('insert'))] : []),
    ...(grants.update ? [call('PATCH', fieldsFor('update'))] : []),
    ...(grants.delete ? [call('DELETE', [])] : []),
  ];
}

/** CatalogTypes of a single argument without a name, to which the Data API passes the request's body. */
const bodies = new Set(
  ['json', 'jsonb', 'text', 'xml', 'bytea'].map((name) => `pg_catalog.${name}`),
);

/**
 * Point 7 for a function: one call, by GET where it changes nothing. None where an argument has no
 * name, because the Data API passes arguments by name.
 */
export function functionCallsOf(called: CatalogFunction, types: CatalogTypes): readonly Call[] {
  const takesBody =
    called.arguments.length === 1 &&
    called.arguments.every(({ name, typeId }) => name === '' && bodies.has(typeId));
  if (!takesBody && called.arguments.some(({ name }) => name === '')) return [];
  const facts = functionFacts(called, types, takesBody);
  return [
    {
      method: facts.volatility === 'volatile' || takesBody ? 'POST' : 'GET',
      path: `/rest/v1/rpc/${encodeURIComponent(called.name)}`,
      does: catalogMessages.callFunction({ name: called.name }),
      ...(called.schema === 'public' ? {} : { schema: called.schema }),
      payload: takesBody ? [] : facts.arguments.map(({ name }) => name),
      function: facts,
      source: fromDatabase(functionObject(called)),
    },
  ];
}

function functionFacts(
  called: CatalogFunction,
  types: CatalogTypes,
  takesBody: boolean,
): FunctionFacts {
  return dropUndefined<FunctionFacts>({
    name: called.name,
    schema: called.schema,
    signature: functionSignature(called),
    description: commentFact(called.comment, functionObject(called)),
    arguments: called.arguments.map((argument) =>
      dropUndefined<FunctionArgument>({
        ...attributeOf(argument, types),
        required: argument.optional !== true && argument.variadic !== true,
        variadic: argument.variadic,
        default: argument.default,
      }),
    ),
    returns: resultOf(called, types),
    volatility: volatilities[called.volatility],
    securityDefiner: called.securityDefiner === true,
    strict: called.strict === true,
    takesBody: takesBody ? true : undefined,
    timeout: called.timeout,
    settings: called.settings,
    hash: called.hash,
  });
}

function resultOf({ returns }: CatalogFunction, types: CatalogTypes): FunctionResult {
  const type = resolveType(returns, types);
  const { relation, columns = type.base?.attributes } = returns;
  return dropUndefined<FunctionResult>({
    type: returns.type,
    ...kindFacts(type, types),
    set: returns.set,
    entity: relation && { entity: relation.name, schema: relation.schema },
    // A composite value is returned as a row of these.
    columns: columns && attributesOf(columns, types),
    attributes: undefined,
  });
}

const volatilities = { i: 'immutable', s: 'stable', v: 'volatile' } as const;
