import { entityName, fieldLabel, roleInSentence } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import { databaseRole, type EntityContext } from './context.ts';
import {
  type Explanation,
  factFinding,
  finding,
  type Finding,
  limitFinding,
  ruleFinding,
  type Target,
} from './finding.ts';
import { explainMessages } from './messages.ts';
import { type Field, fieldOf, isKnown, rulesOf } from '../model/index.ts';

/** Explains an entity's names, where its records are stored, and what the person may do with them. */
export function explainEntity(context: EntityContext): Explanation {
  const { entity, id } = context;
  const target: Target = { to: 'entity', entity: id };
  const names = entityName(entity);
  return {
    title: explainMessages.why({ name: names.Entities }),
    findings: [
      factFinding(
        entity.description,
        (text) => text,
        target,
        explainMessages.descriptionUnknown({ key: 'description' }),
      ),
      factFinding(
        entity.plural,
        () =>
          entity.plural.source.from === 'derived'
            ? explainMessages.derivedNames(names)
            : explainMessages.names(names),
        target,
        explainMessages.pluralUnknown({ key: 'plural' }),
      ),
      finding(
        explainMessages.rows({ ...names, kind: entity.kind.replace(' ', '_') }),
        entity.source,
        target,
        [`${entity.schema}.${entity.name}`],
      ),
      ...(['select', 'insert', 'update', 'delete'] as const).flatMap((action) =>
        actionFindings(context, action).slice(0, 1),
      ),
    ],
    remedies:
      entity.plural.source.from === 'declared'
        ? [explainMessages.editName({ path: entity.plural.source.at })]
        : [
            explainMessages.setNames({
              label: `entities.${id}.label`,
              plural: `entities.${id}.plural`,
            }),
          ],
  };
}

/** Explains a field's label, its type, and the rules and limits that apply to it. */
export function explainField(context: EntityContext, name: string): Explanation | undefined {
  const { entity, specification, id } = context;
  const field = fieldOf(entity, name);
  if (field === undefined) return undefined;
  const target: Target = { to: 'field', entity: id, field: name };
  const label = fieldLabel(entity, name);
  const path = `entities.${id}.fields.${name}`;
  const described = isKnown(field.description);
  const meaning = factFinding(
    field.description,
    (text) => text,
    target,
    explainMessages.meaningUnknown({ key: 'description' }),
  );
  return {
    title: explainMessages.why({ name: label }),
    findings: [
      ...(described ? [meaning] : []),
      ...rulesOf(specification, entity)
        .filter((rule) => rule.fields.includes(name))
        .map((rule) => ruleFinding(context, rule)),
      ...made(context, field, target),
      ...closed(context, field, target),
      ...specification.limits
        .filter(
          (limit) =>
            limit.entity === id && limit.field === name && limit.source.from === 'declared',
        )
        .map(limitFinding),
      factFinding(
        field.label,
        () =>
          field.label.source.from === 'derived'
            ? explainMessages.derivedLabel({ label })
            : explainMessages.label({ label }),
        target,
        explainMessages.labelUnknown({ key: 'label' }),
      ),
      finding(explainMessages.kind({ kind: field.kind }), field.source, target, [
        definition(field),
      ]),
      ...(described ? [] : [meaning]),
    ],
    remedies: [
      field.label.source.from === 'declared'
        ? explainMessages.editLabel({ path: field.label.source.at })
        : explainMessages.setLabel({ path: `${path}.label` }),
    ],
  };
}

/** Returns how the database sets the field, where it does. */
function made(
  { specification, entity }: EntityContext,
  field: Field,
  target: Target,
): readonly Finding[] {
  if (field.generated === 'stored') {
    const expression = field.expression === undefined ? [] : [`GENERATED (${field.expression})`];
    return [finding(explainMessages.computed, field.source, target, expression)];
  }
  if (field.generated === 'identity always') {
    return [
      finding(explainMessages.numbered, field.source, target, ['GENERATED ALWAYS AS IDENTITY']),
    ];
  }
  if (field.default === null && field.generated === 'no') return [];
  // For a required field, its rule says so already.
  const isTold = rulesOf(specification, entity).some(
    (rule) => rule.kind === 'required' && rule.fields.includes(field.name),
  );
  if (isTold) return [];
  return [finding(explainMessages.setByDatabase, field.source, target)];
}

/** Returns why the person can't set this field of the records that they can write. */
function closed(context: EntityContext, field: Field, target: Target): readonly Finding[] {
  const { entity, id, permission, specification } = context;
  const role = databaseRole(context);
  const found = (['insert', 'update'] as const).flatMap((action): readonly Finding[] => {
    const own = permission(action, entity, field);
    const ofRecords = permission(action, entity);
    if (own.answer === 'yes' || ofRecords.answer === 'no') return [];
    if (own.answer === 'no' && own.by === 'grant') {
      return [
        finding(
          explainMessages.notWritable({ action, role: roleInSentence(specification, role) }),
          own.source,
          { to: 'grants', role, entity: id },
          [`no ${action.toUpperCase()} (${field.name}) for ${role}`],
        ),
      ];
    }
    // Of a generated one it is said already, and of all fields with the action.
    const isSaid =
      (own.answer === 'no' && own.by === 'generated') ||
      (ofRecords.answer === 'undecided' && ofRecords.reason === own.reason);
    return isSaid || own.reason === undefined ? [] : [finding(own.reason, own.source, target)];
  });
  return found.filter(
    ({ statement }, index) => found.findIndex((each) => each.statement === statement) === index,
  );
}

/** As SQL defines the column. */
function definition(field: Field): string {
  return [
    field.name,
    field.type,
    ...(field.nullable ? [] : ['NOT NULL']),
    ...(field.default === null ? [] : [`DEFAULT ${field.default}`]),
    ...(field.generated === 'identity by default' ? ['GENERATED BY DEFAULT AS IDENTITY'] : []),
  ].join('  ');
}
