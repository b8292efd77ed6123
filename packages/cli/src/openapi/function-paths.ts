import { valueSchema } from '@ninefold/rules/schema';
import {
  type Call,
  type Entity,
  type FunctionFacts,
  isKnown,
  type RelationName,
} from '@ninefold/specification';
import { componentName, componentRef } from './component-name.ts';
import { parameterName, readable } from './filters.ts';
import { openApiMessages } from './messages.ts';
import { profile } from './parameters.ts';
import { answers } from './responses.ts';

/** A call of a function. */
export type FunctionCall = Call & { readonly function: FunctionFacts };

export function isFunctionCall(call: Call): call is FunctionCall {
  return call.function !== undefined;
}

/** Returns the operations with functions of one name, which differ by their arguments. */
export function functionOperations(
  entities: readonly Entity[],
  overloads: readonly FunctionCall[],
): Readonly<Record<string, object>> {
  const [first] = overloads;
  if (first === undefined) return {};
  const { name, schema } = first.function;
  const descriptions = overloads.flatMap(({ description, function: { description: comment } }) =>
    [description, comment].flatMap((fact) => (isKnown(fact) ? [fact.value] : [])),
  );
  const common = {
    tags: [openApiMessages.functions],
    summary: openApiMessages.call({ name }),
    description: [...new Set(descriptions)].join('\n'),
    responses: answers(results(entities, overloads)),
  };
  const rows = rowParameters(entities, overloads);
  const reading = overloads.filter(
    ({ function: { volatility, takesBody } }) => volatility !== 'volatile' && takesBody !== true,
  );
  return {
    ...(reading.length > 0 && {
      get: {
        operationId: `read_${schema}.${name}`,
        ...common,
        parameters: [...argumentParameters(reading), ...rows, ...profile(schema, 'read')],
      },
    }),
    post: {
      operationId: `call_${schema}.${name}`,
      ...common,
      parameters: [...rows, ...profile(schema, 'write')],
      requestBody: requestBody(overloads),
    },
  };
}

/** An argument is required if each overload requires it. */
function argumentParameters(overloads: readonly FunctionCall[]): readonly object[] {
  const lists = overloads.map((call) => call.function.arguments);
  const byName = Map.groupBy(lists.flat(), ({ name }) => name);
  return [...byName].map(([name, same]) => {
    const [argument] = same;
    const isText =
      argument === undefined || ['array', 'json', 'range', 'other'].includes(argument.kind);
    return {
      name,
      in: 'query',
      required: same.length === lists.length && same.every(({ required }) => required),
      schema: isText || same.length > 1 ? { type: 'string' } : valueSchema(argument, false),
    };
  });
}

function requestBody(overloads: readonly FunctionCall[]) {
  const content = overloads.map(({ function: called }) => {
    const [argument] = called.arguments;
    if (called.takesBody === true && argument !== undefined) {
      return [mediaTypes[argument.type] ?? 'application/json', bodySchema(argument.type)] as const;
    }
    const required = called.arguments.filter((each) => each.required).map(({ name }) => name);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(
        called.arguments.map((each) => [each.name, valueSchema(each, true)]),
      ),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    };
    return ['application/json', schema] as const;
  });
  const byType = Map.groupBy(content, ([type]) => type);
  return {
    content: Object.fromEntries(
      [...byType].map(([type, same]) => {
        const schemas = same.map(([, schema]) => schema);
        return [type, { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } }];
      }),
    ),
  };
}

const mediaTypes: Readonly<Record<string, string>> = {
  text: 'text/plain',
  xml: 'text/xml',
  bytea: 'application/octet-stream',
};

function bodySchema(type: string): object {
  return type === 'json' || type === 'jsonb' ? {} : { type: 'string' };
}

function results(entities: readonly Entity[], overloads: readonly FunctionCall[]) {
  const schemas = overloads.flatMap(({ function: called }) => {
    const schema = resultSchema(entities, called);
    return schema === undefined ? [] : [schema];
  });
  const isVoid = overloads.some(({ function: { returns } }) => returns.type === 'void');
  return {
    ...(schemas.length > 0 && {
      '200': {
        description: openApiMessages.result,
        content: {
          'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } },
        },
      },
    }),
    ...(isVoid && { '204': { description: openApiMessages.noResult } }),
  };
}

function resultSchema(entities: readonly Entity[], { returns }: FunctionFacts): object | undefined {
  if (returns.type === 'void') return undefined;
  const entity = returns.entity && described(entities, returns.entity);
  if (entity !== undefined) {
    const record = componentRef('schemas', componentName(entity));
    if (returns.set) return { type: 'array', items: record };
    // A function without a result returns a row of NULLs.
    const nothing = { type: ['object', 'null'], additionalProperties: { type: 'null' } };
    return { anyOf: [record, nothing] };
  }
  const row =
    returns.columns === undefined
      ? returns.entity === undefined
        ? valueSchema(returns, true)
        : { type: ['object', 'null'] }
      : {
          type: ['object', 'null'],
          properties: Object.fromEntries(
            returns.columns.map((column) => [column.name, valueSchema(column, true)]),
          ),
        };
  return returns.set ? { type: 'array', items: row } : row;
}

/** Finds an entity whose records the role can read, and which has a component. */
function described(entities: readonly Entity[], { entity, schema }: RelationName) {
  return entities.find(
    (each) => each.name === entity && each.schema === schema && each.grants.select,
  );
}

/** Records that a function returns can be filtered as those of their entity. */
function rowParameters(
  entities: readonly Entity[],
  overloads: readonly FunctionCall[],
): readonly object[] {
  const [first] = overloads;
  if (first === undefined || overloads.length > 1 || !first.function.returns.set) return [];
  const shared = ['select', 'order', 'limit', 'offset'].map((name) =>
    componentRef('parameters', name),
  );
  const { entity: named } = first.function.returns;
  const entity = named && described(entities, named);
  if (entity === undefined) return shared;
  const taken = new Set(first.function.arguments.map(({ name }) => name));
  const columns = readable(entity).filter(({ name }) => !taken.has(parameterName(name)));
  return [
    ...shared,
    ...columns.map(({ name }) => componentRef('parameters', componentName(entity, name))),
  ];
}
