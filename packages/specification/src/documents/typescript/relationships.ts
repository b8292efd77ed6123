import { type Entity, type Reference, shownAs, type Specification } from '../../model/index.ts';
import { indented, literalText, objectText } from './write.ts';

/** A relation that shows columns of a table: the table itself, or a view that has them all. */
interface Showing {
  readonly relation: Entity;
  readonly columns: readonly string[];
}

/**
 * Writes the relationships that supabase-js can embed from an entity: its foreign keys, and for a
 * view those of its underlying tables; each to the referenced table and to views of its columns.
 */
export function relationshipsText(specification: Specification, entity: Entity): string {
  const ties = specification.entities.flatMap((table) =>
    table.references
      // Over what stands on partitions alone nothing can be embedded.
      .filter((reference) => reference.embeddable !== false)
      .flatMap((reference) => tiesOf(specification, entity, table, reference)),
  );
  return ties.length === 0 ? '[]' : `[${indented(ties.map((tie) => `${objectText(tie)},`))}]`;
}

function tiesOf(
  { entities }: Specification,
  entity: Entity,
  table: Entity,
  reference: Reference,
): readonly (readonly string[])[] {
  const columns = shownColumns(entity, table, reference.fields);
  if (columns === undefined) return [];
  const target = entities.find(
    ({ name, schema }) => name === reference.entity && schema === reference.schema,
  );
  const targets: readonly Showing[] =
    target === undefined
      ? []
      : entities.flatMap((relation) => {
          const shown = shownColumns(relation, target, reference.referencedFields);
          return shown === undefined || relation.schema !== entity.schema
            ? []
            : { relation, columns: shown };
        });
  return targets.map((each) => [
    `foreignKeyName: ${literalText(reference.constraint)}`,
    `columns: ${tuple(columns)}`,
    `isOneToOne: ${reference.unique}`,
    `referencedRelation: ${literalText(each.relation.name)}`,
    `referencedColumns: ${tuple(each.columns)}`,
  ]);
}

function shownColumns(relation: Entity, table: Entity, columns: readonly string[]) {
  return relation === table ? columns : shownAs(relation, table, columns);
}

const tuple = (texts: readonly string[]) => `[${texts.map(literalText).join(', ')}]`;
