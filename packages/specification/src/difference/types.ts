import { formatList } from '@ninefold/messages';
import { type Entity, entityId, type Field, type Specification } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import {
  type Draft,
  draft,
  nameOf,
  type Subject,
  textChangesOf,
  valueChange,
  when,
} from './draft.ts';
import { pairsOf, same } from './pairs.ts';
import { differenceMessages } from './messages.ts';

const typeOf = ({ type }: Field) => type;

/**
 * Compares the types of a column that is in both. A greater length or precision doesn't also count as a change of
 * the type. The values of an enum are compared by type.
 */
export function typeChanges(subject: Subject, before: Field, after: Field): readonly Draft[] {
  const changes = textChangesOf(subject, before, after);
  if (bare(before.type) !== bare(after.type) || before.kind !== after.kind) {
    const weight = widens(bare(before.type), bare(after.type)) ? 'adds' : 'breaks';
    return changes('type changed', typeOf, differenceMessages.typeOf, weight);
  }
  const drafts = [
    ...changes(
      'length changed',
      ({ maxLength }) => maxLength?.toString(),
      differenceMessages.lengthOf,
      (after.maxLength ?? Infinity) < (before.maxLength ?? Infinity) ? 'breaks' : 'adds',
    ),
    ...changes(
      'precision changed',
      digits,
      differenceMessages.precisionOf,
      holdsAll(before.precision, after.precision) ? 'adds' : 'breaks',
    ),
    ...changes('collation changed', ({ collation }) => collation, differenceMessages.collationOf),
    // The values of a part may change too, which its text leaves out.
    ...when(!same(before.attributes, after.attributes), attributesDraft(subject, before, after)),
  ];
  return drafts.length > 0 ? drafts : changes('type changed', typeOf, differenceMessages.typeOf);
}

/** Leaves out what is in brackets: `character varying(80)` is `character varying`. */
function bare(type: string): string {
  return type.replaceAll(/\([^()]*\)/g, '');
}

/** Types that hold every value of the type before them. */
const growing: readonly (readonly string[])[] = [
  ['smallint', 'integer', 'bigint', 'numeric'],
  ['real', 'double precision'],
  ['character varying', 'text'],
];

function widens(before: string, after: string): boolean {
  return growing.some((types) => {
    const place = types.indexOf(before);
    return place >= 0 && types.indexOf(after) > place;
  });
}

function holdsAll(before: Field['precision'], after: Field['precision']): boolean {
  if (after === undefined) return true;
  if (before === undefined) return false;
  return after.scale >= before.scale && after.digits - after.scale >= before.digits - before.scale;
}

function digits({ precision }: Field): string | undefined {
  return precision === undefined ? undefined : `${precision.digits},${precision.scale}`;
}

function attributesDraft(subject: Subject, ...fields: readonly [Field, Field]): Draft {
  const [before, after] = fields.map(({ attributes }) =>
    attributes?.map(({ name, type }) => `${name} ${type}`).join(', '),
  );
  const statement = differenceMessages.attributesOf({
    ...nameOf(subject),
    ...valueChange(before, after),
  });
  return draft('attributes changed', subject, statement, { before, after });
}

interface Use {
  readonly entity: Entity;
  readonly before: Field;
  readonly after: Field;
}

/** Point 4: compares the values of enum types, once for each type. */
export function enumChanges(before: Specification, after: Specification): readonly Draft[] {
  const uses = pairsOf(before.entities, after.entities, entityId).both.flatMap((pair) =>
    pairsOf(pair.before.fields, pair.after.fields, ({ name }) => name)
      .both.filter((field) => field.before.values !== undefined && field.after.values !== undefined)
      .filter((field) => !same(field.before.values, field.after.values))
      .map((field): Use => ({ entity: pair.before, ...field })),
  );
  const types = Map.groupBy(uses, ({ before: field }) =>
    JSON.stringify([elementType(field), field.values]),
  );
  return [...types.values()].flatMap(oneType);
}

const elementType = ({ type, baseType, elementType: element }: Field) =>
  element ?? baseType ?? type;

function oneType(uses: readonly Use[]): readonly Draft[] {
  const [first] = uses;
  if (first === undefined) return [];
  const [old, now] = [first.before.values ?? [], first.after.values ?? []];
  const type = elementType(first.before);
  const where = formatList(uses.map(({ entity, before }) => `${entity.name}.${before.name}`));
  const about = uses.map(({ entity, before: { name } }) => ({
    entity: entityId(entity),
    fields: [name],
  }));
  const subject = { object: `type ${type}`, about };
  const name = { ...nameOf(subject), fields: where };
  const change = (kind: ChangeKind, statement: string): Draft =>
    draft(kind, subject, statement, { before: old.join(', '), after: now.join(', ') });
  const stay = old.filter((value) => now.includes(value));
  const stayed = now.filter((value) => old.includes(value));
  return [
    ...now
      .filter((value) => !old.includes(value))
      .map((value) =>
        change('enum value added', differenceMessages.enumValueAdded({ ...name, value })),
      ),
    ...old
      .filter((value) => !now.includes(value))
      .map((value) =>
        change('enum value removed', differenceMessages.enumValueRemoved({ ...name, value })),
      ),
    ...when(
      !same(stay, stayed),
      change('enum values reordered', differenceMessages.enumValuesReordered(name)),
    ),
  ];
}
