import { canDo } from '@ninefold/rules/permissions';
import { type Call, entityId, findEntity, isKnown } from '@ninefold/specification';
import { type ActingRole, actAs } from '../../roles/index.ts';
import { mcpMessages } from '../messages.ts';
import { type Answer, fact, factSchema, from, list, namedEntity, text, texts } from './answer.ts';

const actions = { GET: 'select', POST: 'insert', PATCH: 'update', DELETE: 'delete' } as const;

export const listCalls: Answer = {
  name: 'list_calls',
  title: () => mcpMessages.listCallsTitle,
  description: () => mcpMessages.listCalls({ command: 'ninefold export openapi' }),
  input: () => ({
    type: 'object',
    properties: {
      entity: { ...text, description: mcpMessages.callsOf },
      role: { ...text, description: mcpMessages.role },
    },
    additionalProperties: false,
  }),
  output: {
    type: 'object',
    properties: {
      calls: list(
        {
          method: text,
          path: text,
          entity: text,
          schema: text,
          description: factSchema,
          payload: texts,
          function: { type: 'object' },
          from: text,
        },
        'entity',
        'schema',
        'function',
      ),
    },
    required: ['calls'],
  },
  answer: (reading, { entity: name, role: named }) => {
    const entity = name === undefined ? undefined : entityId(namedEntity(reading, name));
    const role = named === undefined ? undefined : actAs(reading, named);
    const { calls } = (role ?? reading).specification;
    return {
      calls: calls
        .filter((call) => entity === undefined || isAbout(call, entity))
        .filter((call) => role === undefined || canCall(role, call))
        .map(callAnswer),
    };
  },
};

function isAbout({ entity, function: called }: Call, id: string): boolean {
  const { entity: returned } = called?.returns ?? {};
  return (
    entity === id ||
    (returned !== undefined && entityId({ name: returned.entity, schema: returned.schema }) === id)
  );
}

function canCall(role: ActingRole, { entity: id, method }: Call): boolean {
  const entity = id === undefined ? undefined : findEntity(role.specification, id);
  return entity === undefined || canDo(role, actions[method], entity).answer !== 'no';
}

function callAnswer({
  method,
  path,
  entity,
  schema,
  description,
  payload,
  function: called,
  source,
}: Call) {
  return {
    method,
    path,
    ...(entity !== undefined && { entity }),
    ...(schema !== undefined && { schema }),
    description: fact(isKnown(description) ? description : called?.description),
    payload,
    ...(called !== undefined && {
      function: {
        signature: called.signature,
        arguments: called.arguments.map((argument) => ({
          name: argument.name,
          type: argument.type,
          required: argument.required,
        })),
        returns: called.returns.set ? `setof ${called.returns.type}` : called.returns.type,
        changesData: called.volatility === 'volatile',
        runsWithOwnersPermissions: called.securityDefiner,
      },
    }),
    from: from(source),
  };
}
