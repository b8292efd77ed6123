import { canDo } from '@ninefold/rules/permissions';
import { type Entity, entityId } from '@ninefold/specification';
import { type Action, explain } from '@ninefold/specification/explain';
import { type ActingRole, actAs, actingRoles } from '../../roles/index.ts';
import { mcpMessages } from '../messages.ts';
import { type Answer, entityParameter, from, list, namedEntity, text, texts } from './answer.ts';

const actions = { read: 'select', create: 'insert', edit: 'update', delete: 'delete' } as const;

export const whoCan: Answer = {
  name: 'who_can',
  title: () => mcpMessages.whoCanTitle,
  description: () => mcpMessages.whoCan,
  input: () => ({
    type: 'object',
    properties: {
      entity: entityParameter(),
      action: { enum: Object.keys(actions), description: mcpMessages.action },
      role: { ...text, description: mcpMessages.role },
    },
    required: ['entity'],
    additionalProperties: false,
  }),
  output: {
    type: 'object',
    properties: {
      entity: text,
      permissions: list(
        {
          role: text,
          action: { enum: Object.keys(actions) },
          answer: { enum: ['yes', 'no', 'depends on the record'] },
          reason: text,
          fields: texts,
          why: list({ statement: text, from: text, technical: texts }),
        },
        'reason',
        'fields',
      ),
    },
    required: ['entity', 'permissions'],
  },
  answer: (reading, { entity: name, action, role }) => {
    const entity = entityId(namedEntity(reading, name));
    const roles = (role === undefined ? actingRoles(reading.specification) : [role]).map((each) =>
      actAs(reading, each),
    );
    const asked = Object.entries(actions).filter(
      ([each]) => action === undefined || each === action,
    );
    return {
      entity,
      permissions: roles.flatMap((each) =>
        asked.map(([words, of]) => ({
          role: each.name,
          action: words,
          ...permissionAnswer(each, of, namedEntity({ ...reading, ...each }, entity)),
        })),
      ),
    };
  },
};

const inWords = { yes: 'yes', no: 'no', undecided: 'depends on the record' } as const;

function permissionAnswer(role: ActingRole, action: Action, entity: Entity) {
  const permission = canDo(role, action, entity);
  const explanation = explain(
    {
      specification: role.specification,
      declaration: role.declaration,
      roles: role.person.roles,
      permission: (asked, of, field) => canDo(role, asked, of, { field }),
    },
    { about: 'action', names: [entityId(entity), action] },
  );
  const fields =
    permission.answer === 'no' || action === 'delete'
      ? undefined
      : entity.fields
          .filter((field) => canDo(role, action, entity, { field }).answer !== 'no')
          .map(({ name }) => name);
  return {
    answer: inWords[permission.answer],
    ...(permission.answer !== 'yes' &&
      permission.reason !== undefined && { reason: permission.reason }),
    ...(fields !== undefined && { fields }),
    why: (explanation?.findings ?? []).map(({ statement, source, technical }) => ({
      statement,
      from: from(source),
      technical,
    })),
  };
}
