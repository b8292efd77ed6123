import { isKnown } from '../fact.ts';
import { findEntity } from '../queries.ts';
import type { Entity, Specification, StateField } from '../specification.ts';
import { entityLabel, entityPlural, fieldLabel, inSentence, listed } from '../words/sentence.ts';
import type { PointKey } from '../coverage/statements.ts';
import { code, factText, notShownText, plain, sourceText, table } from './text.ts';

/** What is known of each point, in blocks of Markdown; none where nothing is. */
export const sections: Readonly<
  Record<PointKey, (specification: Specification) => readonly string[]>
> = {
  purpose: ({ purpose }) => [
    ...(isKnown(purpose.title) ? [`Title: ${factText(purpose.title)}`] : []),
    ...(isKnown(purpose.purpose) ? [`Purpose: ${factText(purpose.purpose)}`] : []),
    ...(isKnown(purpose.audience) ? [`Audience: ${factText(purpose.audience)}`] : []),
  ],
  screens: ({ screens }) => [
    table(
      ['Screen', 'What one does there', 'Path', 'Parameters', 'Source'],
      screens.map(({ title, kind, path, parameters, source }) => [
        plain(title),
        doings[kind],
        code(path),
        parameters.length === 0 ? '—' : parameters.map(code).join(', '),
        sourceText(source),
      ]),
    ),
  ],
  entities: ({ entities }) => entities.flatMap(entityBlocks),
  states: (specification) =>
    specification.states.flatMap((state) =>
      stateBlocks(findEntity(specification, state.entity), state),
    ),
  rules: (specification) => [
    table(
      ['Entity', 'Rule', 'SQL', 'Source'],
      specification.rules.map(({ entity, statement, sql, source }) => [
        plain(labelOf(specification, entity)),
        plain(statement),
        sql === undefined ? '—' : code(sql),
        sourceText(source),
      ]),
    ),
  ],
  permissions: (specification) => [
    table(
      ['Role', 'Called', 'What it is', 'Source'],
      specification.permissions.roles.map(({ name, label, description, source }) => [
        code(name),
        factText(label),
        factText(description),
        sourceText(source),
      ]),
    ),
    table(
      ['Role', 'Entity', 'May', 'Source'],
      specification.permissions.grants.map(({ role, entity, may, source }) => [
        code(role),
        plain(labelOf(specification, entity)),
        listed(may.map((action) => actions[action])),
        sourceText(source),
      ]),
    ),
  ],
  calls: ({ calls }) => [
    table(
      ['Call', 'What it does', 'Payload', 'Source'],
      calls.map(({ method, path, schema, does, payload, source }) => [
        code(`${method} ${path}`) + (schema === undefined ? '' : ` in schema ${code(schema)}`),
        plain(does),
        payload.length === 0 ? '—' : payload.map(code).join(', '),
        sourceText(source),
      ]),
    ),
  ],
  errors: ({ errors }) => [
    table(
      ['Code', 'Constraint', 'Message', 'Reaction', 'What the constraint says', 'Source'],
      errors.map(({ code: name, constraint, message, reaction, statement, source }) => [
        code(name),
        constraint === undefined ? '—' : code(constraint),
        factText(message),
        factText(reaction),
        statement !== undefined && isKnown(statement) ? plain(statement.value) : '—',
        sourceText(source),
      ]),
    ),
  ],
  limits: ({ limits }) => [
    table(
      ['Limit', 'Value', 'Source'],
      limits.map(({ name, value, source }) => [plain(name), plain(value), sourceText(source)]),
    ),
  ],
};

const doings = {
  list: 'find and sort',
  detail: 'read',
  create: 'create',
  change: 'change',
  own: 'as the team made it',
} as const;

const actions = { select: 'read', insert: 'create', update: 'change', delete: 'remove' } as const;

function labelOf(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return entity === undefined ? id : entityLabel(entity);
}

function entityBlocks(entity: Entity): readonly string[] {
  const facts = [
    `- Source: ${sourceText(entity.source)}`,
    `- One and many: ${factText(entity.label)}; ${factText(entity.plural)}`,
    `- What it is: ${factText(entity.description)}`,
    `- Key: ${entity.key.length === 0 ? 'none' : entity.key.map(code).join(', ')}`,
    ...entity.references.map(
      ({ fields, schema, entity: target, referencedFields, source }) =>
        `- ${fields.map(code).join(', ')} refers to ${code(`${schema}.${target}`)} (${referencedFields.map(code).join(', ')}) (${sourceText(source)})`,
    ),
  ];
  return [
    `### ${plain(entityPlural(entity))}`,
    facts.join('\n'),
    table(
      ['Field', 'Label', 'Type', 'May be empty', 'Default', 'What it is'],
      entity.fields.map((field) => [
        code(field.name),
        factText(field.label),
        code(field.type),
        field.nullable ? 'yes' : 'no',
        field.default === null ? '—' : code(field.default),
        factText(field.description),
      ]),
    ),
  ];
}

function stateBlocks(entity: Entity | undefined, state: StateField): readonly string[] {
  const field = entity === undefined ? state.field : fieldLabel(entity, state.field);
  const owner = entity === undefined ? state.entity : entityLabel(entity);
  const labels = new Map(state.states.map(({ value, label }) => [value, label.value ?? value]));
  const named = (value: string) => plain(labels.get(value) ?? value);
  const values = state.states.map(
    ({ value, label, final }) =>
      `- ${code(value)}: ${factText(label)}${final.value === true ? ', final' : ''}`,
  );
  const { transitions, initial } = state;
  return [
    `### ${plain(owner)}: ${plain(inSentence(field))}`,
    `Source: ${sourceText(state.source)}`,
    values.join('\n'),
    `Begins as: ${isKnown(initial) ? `${listed(initial.value.map(named))} (${sourceText(initial.source)})` : notShownText}`,
    isKnown(transitions)
      ? `Transitions (${sourceText(transitions.source)}):`
      : `Transitions: ${notShownText}`,
    table(
      ['From', 'To', 'Called', 'By', 'Needs'],
      (transitions.value ?? []).map(({ from, to, label, roles, needs }) => [
        named(from),
        named(to),
        label.value === undefined ? notShownText : plain(label.value),
        roles.value === undefined ? notShownText : roles.value.map(plain).join(', '),
        needs?.value === undefined ? notShownText : needs.value.map(code).join(', '),
      ]),
    ),
  ];
}
