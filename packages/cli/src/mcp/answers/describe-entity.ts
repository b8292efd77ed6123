import {
  beginningOf,
  type Entity,
  entityId,
  entityLabel,
  type Field,
  fieldLabel,
  incomingReferences,
  isRequired,
  kindLabel,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import { ruleInWords } from '@ninefold/specification/explain';
import { readOnlyOf } from '@ninefold/specification/read-only';
import { mcpMessages } from '../messages.ts';
import {
  type Answer,
  entityParameter,
  fact,
  factSchema,
  from,
  list,
  namedEntity,
  text,
  texts,
} from './answer.ts';

export const describeEntity: Answer = {
  name: 'describe_entity',
  title: () => mcpMessages.describeEntityTitle,
  description: () => mcpMessages.describeEntity({ notShown: 'not shown' }),
  input: () => ({
    type: 'object',
    properties: { entity: entityParameter() },
    required: ['entity'],
    additionalProperties: false,
  }),
  output: {
    type: 'object',
    properties: {
      entity: text,
      label: text,
      kind: text,
      from: text,
      description: factSchema,
      key: texts,
      displayedBy: factSchema,
      fields: list(
        {
          field: text,
          label: text,
          type: text,
          kind: text,
          description: factSchema,
          required: { type: 'boolean' },
          default: { type: ['string', 'null'] },
          values: texts,
          readOnly: factSchema,
          from: text,
        },
        'values',
      ),
      rules: list(
        { rule: text, fields: texts, kind: text, constraint: text, from: text },
        'constraint',
      ),
      statuses: list({
        field: text,
        from: text,
        category: factSchema,
        initial: factSchema,
        states: list({ value: text, label: factSchema, final: factSchema }),
        transitions: {},
      }),
      references: list({ fields: texts, to: text, onDelete: text, from: text }),
      referredToBy: list({ entity: text, fields: texts }),
      limits: list({ limit: text, value: text, from: text }),
    },
    required: ['entity', 'label', 'fields', 'rules', 'statuses', 'references', 'referredToBy'],
  },
  answer: (reading, { entity: name }) => {
    const { specification } = reading;
    const entity = namedEntity(reading, name);
    const id = entityId(entity);
    return {
      entity: id,
      label: entityLabel(entity),
      kind: entity.kind,
      from: from(entity.source),
      description: fact(entity.description),
      key: entity.key,
      displayedBy: fact(entity.display),
      fields: entity.fields.map((field) => fieldAnswer(entity, field)),
      rules: rulesOf(specification, entity).map((rule) => ({
        rule: ruleInWords({ specification, entity, id }, rule).statement,
        fields: rule.fields,
        kind: rule.kind,
        ...(rule.constraint !== undefined && { constraint: rule.constraint }),
        from: from(rule.source),
      })),
      statuses: statusAnswers(specification, id),
      references: entity.references.map((to) => ({
        fields: to.fields,
        to: entityId({ name: to.entity, schema: to.schema }),
        onDelete: to.onDelete,
        from: from(to.source),
      })),
      referredToBy: incomingReferences(specification, entity).map(
        ({ entity: other, reference }) => ({
          entity: entityId(other),
          fields: reference.fields,
        }),
      ),
      limits: specification.limits
        .filter((limit) => limit.entity === id)
        .map(({ name: limit, label = limit, value, source }) => ({
          limit: label,
          value,
          from: from(source),
        })),
    };
  },
};

function fieldAnswer(entity: Entity, field: Field) {
  return {
    field: field.name,
    label: fieldLabel(entity, field.name),
    type: field.type,
    kind: kindLabel(field.kind),
    description: fact(field.description),
    required: isRequired(field),
    default: field.default,
    ...(field.values !== undefined && { values: field.values }),
    readOnly: fact(readOnlyOf(entity, field)),
    from: from(field.source),
  };
}

function statusAnswers(specification: Specification, id: string) {
  return specification.states
    .filter((state) => state.entity === id)
    .map((state) => ({
      field: state.field,
      from: from(state.source),
      category: fact(state.category),
      initial: fact(beginningOf(specification, state)),
      states: state.states.map(({ value, label, final }) => ({
        value,
        label: fact(label),
        final: fact(final),
      })),
      transitions: fact(
        state.transitions.value === undefined
          ? state.transitions
          : {
              source: state.transitions.source,
              value: state.transitions.value.map((transition) => ({
                from: transition.from,
                to: transition.to,
                label: fact(transition.label),
                roles: fact(transition.roles),
                requires: fact(transition.needs),
              })),
            },
      ),
    }));
}
