import { entityId, entityLabel, entityPlural } from '@ninefold/specification';
import { actingRoles } from '../../roles/index.ts';
import { mcpMessages } from '../messages.ts';
import { type Answer, fact, factSchema, list, text, texts } from './answer.ts';

export const listEntities: Answer = {
  name: 'list_entities',
  title: () => mcpMessages.listEntitiesTitle,
  description: () => mcpMessages.listEntities({ describe: 'describe_entity' }),
  input: () => ({ type: 'object', properties: {}, additionalProperties: false }),
  output: {
    type: 'object',
    properties: {
      title: factSchema,
      purpose: factSchema,
      audience: factSchema,
      roles: texts,
      entities: list({
        entity: text,
        label: text,
        plural: text,
        kind: text,
        description: factSchema,
        fields: { type: 'integer' },
        statuses: texts,
      }),
    },
    required: ['title', 'purpose', 'audience', 'roles', 'entities'],
  },
  answer: ({ specification }) => ({
    title: fact(specification.purpose.title),
    purpose: fact(specification.purpose.purpose),
    audience: fact(specification.purpose.audience),
    roles: actingRoles(specification),
    entities: specification.entities.map((entity) => ({
      entity: entityId(entity),
      label: entityLabel(entity),
      plural: entityPlural(entity),
      kind: entity.kind,
      description: fact(entity.description),
      fields: entity.fields.length,
      statuses: specification.states
        .filter((state) => state.entity === entityId(entity) && state.category?.value !== true)
        .map(({ field }) => field),
    })),
  }),
};
