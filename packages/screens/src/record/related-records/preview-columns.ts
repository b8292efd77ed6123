import type { Entity } from '@ninefold/specification';
import { positionOf } from '@ninefold/specification/position';
import { isAmount } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { columnRank } from '../../descriptors/index.ts';

/** More don't fit beside a record. */
const columnsInPreview = 5;

/**
 * Chooses the columns of records that are shown beside the record that they belong to. A file follows
 * its name, so that it can be opened there.
 *
 * @param fields Without those that refer to the record beside.
 */
export function previewColumns(
  entity: Entity,
  fields: readonly FieldDescriptor[],
): readonly FieldDescriptor[] {
  const columns = columnsOf(entity, fields);
  for (const { name, file } of entity.fields) {
    const field = fields.find((each) => each.name === name);
    const place = columns.findIndex((column) => column.name === file?.value?.name);
    if (field !== undefined && place !== -1 && !columns.includes(field))
      return columns.toSpliced(place + 1, 0, field).slice(0, columnsInPreview);
  }
  return columns;
}

/**
 * Returns the declared columns, in their order. Otherwise the title, and of the other columns as large a share
 * of amounts as the entity has: a line of an invoice shows its quantity and price, an invoice its total.
 */
function columnsOf(entity: Entity, fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const declared = entity.list?.columns.value;
  const names = declared ?? entity.display.value ?? [];
  const first = names
    .slice(0, columnsInPreview)
    .flatMap((name) => fields.find((field) => field.name === name) ?? []);
  if (declared !== undefined) return first;

  const room = columnsInPreview - first.length;
  const others = fields.filter((field) => !first.includes(field));
  // Records are sorted by their positions.
  const position = positionOf(entity)?.field.name;
  const lookedFor = others.filter(
    (field) => columnRank(entity, field) < 2 && field.name !== position,
  );
  const amounts = lookedFor.filter(isAmount);
  const share = Math.ceil((room * amounts.length) / Math.max(1, lookedFor.length));
  const chosen = new Set([
    ...byWeight(amounts).slice(0, share),
    ...lookedFor.filter((field) => !isAmount(field)).slice(0, room - share),
  ]);
  for (const field of [...lookedFor, ...others]) if (chosen.size < room) chosen.add(field);
  return [...first, ...others.filter((field) => chosen.has(field))];
}

/** The last amount first, which mostly sums the others up, and rates, which never reach 1000, last. */
function byWeight(amounts: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const last = amounts.findLast((field) => !isRate(field));
  const weight = (field: FieldDescriptor) => (field === last ? 0 : isRate(field) ? 2 : 1);
  return amounts.toSorted((one, other) => weight(one) - weight(other));
}

function isRate({ precision }: FieldDescriptor): boolean {
  return precision !== undefined && precision.digits - precision.scale < 4;
}
