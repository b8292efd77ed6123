import { type Entity, type Field, fieldOf, isGenerated, type Reference } from '@ninefold/specification';

/** What a column of a file holds. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly field: string }
  /** The labels of the records that a reference leads to. */
  | { readonly kind: 'label'; readonly constraint: string };

/** What an empty cell means: the database's default or, of a record that exists, no change; NULL; or a text. */
export type EmptyCell = 'unset' | 'null' | 'text';

export interface ImportColumn {
  /** Index in the file. */
  readonly index: number;
  readonly target: ColumnTarget;
  readonly empty: EmptyCell;
}

/** The fields that an import can fill. */
export function importableFields({ fields }: Entity): readonly Field[] {
  return fields.filter(
    (field) => !isGenerated(field) && field.grants.insert && field.hidden?.value !== true,
  );
}

/** The references whose records an import can find by their labels. */
export function labelledReferences(
  entity: Entity,
  isLabelled: (reference: Reference) => boolean,
): readonly Reference[] {
  const importable = new Set(importableFields(entity).map(({ name }) => name));
  return entity.references.filter(
    (reference) =>
      reference.period !== true &&
      reference.fields.every((name) => importable.has(name)) &&
      isLabelled(reference),
  );
}

/** The fields that a target sets. */
export function fieldsOfTarget(entity: Entity, target: ColumnTarget): readonly string[] {
  if (target.kind === 'field') return [target.field];
  return referenceOfTarget(entity, target)?.fields ?? [];
}

export function referenceOfTarget(entity: Entity, target: ColumnTarget): Reference | undefined {
  if (target.kind !== 'label') return undefined;
  return entity.references.find(({ constraint }) => constraint === target.constraint);
}

/** The meanings that an empty cell can have, the likeliest first. */
export function emptyCells(entity: Entity, target: ColumnTarget): readonly EmptyCell[] {
  const fields = fieldsOfTarget(entity, target).flatMap((name) => fieldOf(entity, name) ?? []);
  const [field] = fields;
  const nullable = fields.every((each) => each.nullable);
  const hasDefault = fields.some(
    (each) => each.default !== null || each.generated !== 'no' || each.filledByTrigger !== undefined,
  );
  const text: readonly EmptyCell[] =
    target.kind === 'field' && field?.kind === 'text' ? ['text'] : [];
  if (!nullable) return ['unset', ...text];
  return hasDefault ? ['unset', 'null', ...text] : ['null', 'unset', ...text];
}
