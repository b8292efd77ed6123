import type { Entity, Field } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { isBookkeeping } from '../../descriptors/index.ts';

/** The places of a record's fields on its page. Each field has one. */
export interface ArrangedFields {
  /** The few that matter most, in the line below the title. */
  readonly facts: readonly FieldDescriptor[];
  /** The others, those first that matter more. */
  readonly body: readonly FieldDescriptor[];
  /** Identifiers and timestamps, which say nothing about what the record is. */
  readonly footer: readonly FieldDescriptor[];
}

export interface DeclaredFields {
  /** Names of fields in their declared order. */
  readonly order?: readonly string[] | undefined;
  /** Names of the declared columns of the list: the team says that people look for them. */
  readonly columns?: readonly string[] | undefined;
  /** Names of the fields that a CHECK or a unique constraint is about. */
  readonly constrained: ReadonlySet<string>;
}

/** More are no longer seen at once. */
const mostFacts = 4;
/** So few fields are seen at once without being chosen from. */
const fewFields = 6;

/**
 * Puts the fields of a record in order: as the team declares it, else first what is due, what it refers to, what it
 * can't lack, and what the database checks or finds it by.
 *
 * @param fields Those that the heading doesn't show already.
 */
export function arrangeFields(
  entity: Entity,
  fields: readonly FieldDescriptor[],
  { order, columns, constrained }: DeclaredFields,
): ArrangedFields {
  const known = new Map(entity.fields.map((field) => [field.name, field]));
  const isNamed = ({ name, group }: FieldDescriptor) =>
    group !== undefined || order?.includes(name) === true;
  const footer = fields.filter(
    (field) => !isNamed(field) && isBookkeeping(entity, known.get(field.name)),
  );
  const rest = fields.filter((field) => !footer.includes(field));
  const weightOf = (field: FieldDescriptor) => weight(field, known.get(field.name), constrained);
  const ordered =
    order === undefined ? rest.toSorted((one, other) => weightOf(one) - weightOf(other)) : rest;
  const candidates =
    columns === undefined
      ? ordered.filter((field) => weightOf(field) <= weights.required)
      : columns.flatMap((name) => rest.find((field) => field.name === name) ?? []);
  const facts =
    rest.length > fewFields
      ? candidates.filter((field) => isShort(field, known.get(field.name))).slice(0, mostFacts)
      : [];
  return { facts, body: ordered.filter((field) => !facts.includes(field)), footer };
}

const weights = { due: 0, reference: 1, required: 2, constrained: 3, other: 4, roomy: 5 } as const;

const roomyKinds: ReadonlySet<string> = new Set(['json', 'binary', 'other']);

function weight(
  { name, kind, reference }: FieldDescriptor,
  field: Field | undefined,
  constrained: ReadonlySet<string>,
): number {
  if (roomyKinds.has(kind)) return weights.roomy;
  if (field?.due !== undefined) return weights.due;
  if (reference !== undefined) return weights.reference;
  if (field?.nullable === false && field.default === null) return weights.required;
  const isFound = (field?.indexed?.length ?? 0) > 0;
  return isFound || constrained.has(name) ? weights.constrained : weights.other;
}

/** Returns whether the values of a field fit into a line with others. */
function isShort(descriptor: FieldDescriptor, field: Field | undefined): boolean {
  const { kind, width, format, reference, options, maxLength = Infinity } = descriptor;
  if (width === 'wide' || field?.file !== undefined) return false;
  if (reference !== undefined || options !== undefined) return kind !== 'array';
  if (roomyKinds.has(kind) || kind === 'array') return false;
  if (kind !== 'text') return true;
  return format === 'email' || format === 'phone' || maxLength <= 60;
}
