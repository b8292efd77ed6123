import {
  type Entity,
  entityId,
  type Field,
  type FieldPlace,
  findEntity,
  isGenerated,
  isRequired,
  referencedEntity,
  referenceNamedBy,
  referenceShownAt,
  type Specification,
  type State,
  stateFieldOf,
  visibleFields,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { isSortable } from '@ninefold/data/records';
import { optionMessages } from './messages.ts';
import type { FieldDescriptor, FieldOption, ReferenceDescriptor } from '@ninefold/ui/shapes';

/**
 * The fields of an entity that this person may read, as screens show them, in order.
 *
 * @param place Without those that the team hides there.
 */
export function readableFields(
  specification: Specification,
  entity: Entity,
  place?: FieldPlace,
): readonly FieldDescriptor[] {
  return visibleFields(entity, place)
    .filter((field) => field.grants.select)
    .map((field) => fieldDescriptor(specification, entity, field));
}

/**
 * The fields that lists are filtered by: those that they show, and those that hold people: few
 * teams show an account's UUID, but "is me" is asked of it.
 */
export function filterFields(
  specification: Specification,
  entity: Entity,
): readonly FieldDescriptor[] {
  const shown = visibleFields(entity, 'list');
  return entity.fields
    .filter((field) => field.grants.select && (shown.includes(field) || isPerson(entity, field)))
    .map((field) => fieldDescriptor(specification, entity, field));
}

/** Returns the named fields in that order, without those that aren't there; all where no names are given. */
export function fieldsNamed(
  fields: readonly FieldDescriptor[],
  names: readonly string[] | undefined,
): readonly FieldDescriptor[] {
  if (names === undefined) return fields;
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/** A field as screens show it. Only forms edit it. */
export function fieldDescriptor(
  specification: Specification,
  entity: Entity,
  field: Field,
): FieldDescriptor {
  const hasDefault =
    field.default !== null ||
    field.generated === 'identity by default' ||
    field.filledByTrigger === 'assigned';
  const reference = referenceDescriptor(specification, entity, field);
  // The values of a domain are those of its base type.
  const { baseType: type = field.type } = field;
  return {
    name: field.name,
    label: field.label.value ?? field.name,
    kind: field.kind,
    elementKind: field.elementKind,
    elementType: field.elementType,
    attributes: field.attributes,
    description: field.description.value,
    required: isRequired(field),
    nullable: field.nullable,
    hasDefault,
    generated: isGenerated(field),
    ...(field.generated === 'stored' && { computed: true }),
    readOnly: true,
    type,
    identifier: entity.key.includes(field.name) || reference !== undefined,
    maxLength: field.maxLength,
    precision: field.precision,
    moneyForm: field.moneyForm,
    format: field.displayFormat?.value ?? field.format,
    group: field.group?.value,
    width: field.width?.value,
    shape: field.kind === 'json' ? field.shape?.value : undefined,
    options: options(specification, entity, field),
    reference,
    ...(isPerson(entity, field) && { person: true }),
    ...((type === 'tsvector' || field.indexed?.includes('words')) && {
      searchable: true,
    }),
    sortable: isSortable(field) ? undefined : false,
    linkedBy:
      reference === undefined
        ? referenceNamedBy(specification.entities, entity, field)?.constraint
        : undefined,
    why: question('field', entityId(entity), field.name),
  };
}

/** Returns whether a field holds people's accounts, as the database or the team says. */
function isPerson({ history }: Entity, { name, kind, person, startsWith }: Field): boolean {
  const start = startsWith?.value;
  const isDeclared =
    history?.value?.by === name ||
    (start !== undefined && 'token' in start && start.token === 'me');
  return person === true || (kind === 'uuid' && isDeclared);
}

function referenceDescriptor(
  specification: Specification,
  entity: Entity,
  field: Field,
): ReferenceDescriptor | undefined {
  const reference = referenceShownAt(entity, field.name);
  if (reference === undefined) return undefined;
  return {
    constraint: reference.constraint,
    entityLabel: referencedEntity(specification, reference)?.label.value ?? reference.entity,
    fields: reference.fields.length > 1 ? reference.fields : undefined,
  };
}

function options(
  specification: Specification,
  entity: Entity,
  field: Field,
): readonly FieldOption[] | undefined {
  const { base } = field;
  const table = base && findEntity(specification, base.entity, base.schema);
  const states = (
    stateFieldOf(specification, entity, field.name) ??
    (table && base && stateFieldOf(specification, table, base.field))
  )?.states;
  if (states === undefined)
    return field.values?.map((value) => ({ value, label: optionLabel(value) }));
  return states.map(stateOption);
}

export function stateOption({ value, label, tone }: State): FieldOption {
  return { value, label: optionLabel(label.value ?? value), tone: tone.value };
}

/** An empty text is a value like others, and needs a name. */
function optionLabel(text: string): string {
  return text === '' ? optionMessages.emptyText : text;
}
