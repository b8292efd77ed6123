import { canDo } from '@ninefold/rules/permissions';
import {
  type Entity,
  entityId,
  entityPlural,
  entityName,
  isKnown,
  rulesOf,
} from '@ninefold/specification';
import { type Action, ruleInWords } from '@ninefold/specification/explain';
import type { ActingRole } from '../roles/index.ts';
import { componentName, componentRef } from './component-name.ts';
import { readable } from './filters.ts';
import { openApiMessages } from './messages.ts';
import { profile } from './parameters.ts';
import { answers, contentRange, recordsAnswer } from './responses.ts';

const methods = { select: 'get', insert: 'post', update: 'patch', delete: 'delete' } as const;

/** Returns the operations with an entity that its role's grants and policies leave possible, by method. */
export function relationOperations(
  role: ActingRole,
  entity: Entity,
): Readonly<Record<string, object>> {
  const actions = (Object.keys(methods) as Action[]).filter(
    (action) => canDo(role, action, entity).answer !== 'no',
  );
  return Object.fromEntries(
    actions.map((action) => [
      methods[action],
      {
        operationId: `${action}_${entityId(entity)}`,
        tags: [entityPlural(entity)],
        summary: openApiMessages.operation({ action, ...entityName(entity) }),
        description: description(role, action, entity),
        ...operations[action](entity),
      },
    ]),
  );
}

const shared = (...names: readonly string[]) =>
  names.map((name) => componentRef('parameters', name));

function filters(entity: Entity) {
  const columns = readable(entity).map(({ name }) =>
    componentRef('parameters', componentName(entity, name)),
  );
  return [...columns, ...shared('and', 'or')];
}

/** A role that reads some of the columns has to name them. */
function select(entity: Entity): object {
  const names = readable(entity).map(({ name }) => name);
  if (names.length === entity.fields.length) return componentRef('parameters', 'select');
  return {
    name: 'select',
    in: 'query',
    required: true,
    description: openApiMessages.selectSome({ fields: names.join(',') }),
    schema: { type: 'string' },
  };
}

const record = (entity: Entity) => componentRef('schemas', componentName(entity));
const newRecord = (entity: Entity) => componentRef('schemas', componentName(entity, 'insert'));

const operations: Readonly<Record<Action, (entity: Entity) => object>> = {
  select: (entity) => ({
    parameters: [
      select(entity),
      ...filters(entity),
      ...shared('order', 'limit', 'offset', 'range', 'rangeUnit', 'preferRead'),
      ...profile(entity.schema, 'read'),
    ],
    responses: answers({
      '200': recordsAnswer(openApiMessages.records, record(entity), contentRange()),
      '206': recordsAnswer(openApiMessages.someRecords, record(entity), contentRange()),
    }),
  }),
  insert: (entity) => ({
    parameters: [
      ...shared('columns', 'onConflict', 'preferInsert'),
      ...(entity.grants.select ? shared('select') : []),
      ...profile(entity.schema, 'write'),
    ],
    requestBody: body({ oneOf: [newRecord(entity), { type: 'array', items: newRecord(entity) }] }),
    responses: answers({
      '201': entity.grants.select
        ? recordsAnswer(openApiMessages.created, record(entity))
        : { description: openApiMessages.created },
    }),
  }),
  update: (entity) => ({
    parameters: [
      ...filters(entity),
      ...shared('columns', 'preferWrite'),
      ...(entity.grants.select ? shared('select') : []),
      ...profile(entity.schema, 'write'),
    ],
    requestBody: body(componentRef('schemas', componentName(entity, 'update'))),
    responses: written(entity),
  }),
  delete: (entity) => ({
    parameters: [
      ...filters(entity),
      ...shared('preferWrite'),
      ...(entity.grants.select ? shared('select') : []),
      ...profile(entity.schema, 'write'),
    ],
    responses: written(entity),
  }),
};

function written(entity: Entity) {
  return answers({
    ...(entity.grants.select && {
      '200': recordsAnswer(openApiMessages.written, record(entity)),
    }),
    '204': { description: openApiMessages.writtenWithoutAnswer },
  });
}

function body(schema: object) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** What the entity is, the records that a role may act on, and the rules that no schema of a single field holds. */
function description(role: ActingRole, action: Action, entity: Entity): string {
  const permission = canDo(role, action, entity);
  const rules =
    action === 'insert' || action === 'update'
      ? rulesOf(role.specification, entity).filter(
          ({ fields, kind }) => fields.length > 1 && kind !== 'reference' && kind !== 'required',
        )
      : [];
  return [
    ...(isKnown(entity.description) ? [entity.description.value] : []),
    ...(permission.answer === 'undecided' ? [permission.reason ?? openApiMessages.byPolicies] : []),
    ...rules.map((rule) => {
      const context = { specification: role.specification, entity, id: entityId(entity) };
      return `- ${ruleInWords(context, rule).statement}`;
    }),
  ].join('\n');
}
