import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** More do not fit beside each other on a desk's screen. */
const columnsAtFirst = 8;

/** Kinds that need more room than a cell has. */
const roomy = new Set(['json', 'binary']);

/**
 * The column that links to the record: of the fields that tell records apart
 * preferably the first one with text.
 */
export function titleField(entity: Entity, fields: readonly FieldDescriptor[]): string | undefined {
  const shown = new Set(fields.map((field) => field.name));
  const display = (entity.display.value ?? []).filter((name) => shown.has(name));
  const numbers = [entity.key, ...entity.unique].flatMap((names) =>
    names.length === 1 ? names : [],
  );
  return display.find((name) => !numbers.includes(name)) ?? display[0] ?? fields[0]?.name;
}

/** Returns the rank of a field in a list: 0 for fields that identify records. */
export function columnRank(entity: Entity, field: FieldDescriptor): number {
  if (entity.display.value?.includes(field.name) === true) return 0;
  if (roomy.has(field.kind)) return 3;
  // A surrogate key says nothing beside a title.
  return field.identifier === true && field.reference === undefined ? 2 : 1;
}

/** The fields that a list shows, the title first: those of its address, or those that it opens with. */
export function shownFields(
  entity: Entity,
  fields: readonly FieldDescriptor[],
  columns: readonly string[] = defaultColumns(entity, fields),
): readonly FieldDescriptor[] {
  const title = titleField(entity, fields);
  return [...new Set([...(title === undefined ? [] : [title]), ...columns])].flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  );
}

/**
 * The columns that a list opens with: the declared ones, or else the title and
 * as many others as fit, with what people seldom look for in a list last.
 */
export function defaultColumns(
  entity: Entity,
  fields: readonly FieldDescriptor[],
): readonly string[] {
  const declared = entity.list?.columns.value;
  if (declared !== undefined) return declared;
  const display = entity.display.value ?? [];
  const chosen = new Set(
    fields
      .toSorted((a, b) => columnRank(entity, a) - columnRank(entity, b))
      .slice(0, columnsAtFirst)
      .map(({ name }) => name),
  );
  const inOrder = fields.map((field) => field.name).filter((name) => chosen.has(name));
  return [
    ...display.filter((name) => chosen.has(name)),
    ...inOrder.filter((name) => !display.includes(name)),
  ];
}
