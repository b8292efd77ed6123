import { type Entity, fieldLabel, type Reference } from '@ninefold/specification';
import {
  type ColumnTarget,
  emptyCells,
  fieldsOfTarget,
  type ImportColumn,
  labelledReferences,
  matchableFields,
} from './import-column.ts';
import { isProblemColumn } from './problem-column.ts';

/**
 * Matches the columns of a file to fields by name and by label, regardless of case, accents and the
 * signs between words. "Customer" is the label of the record that `customer_id` leads to, "Customer ID"
 * its key. A field is matched once; columns that match none are left out.
 */
export function matchColumns(
  entity: Entity,
  header: readonly string[],
  isLabelled: (reference: Reference) => boolean,
): readonly ImportColumn[] {
  const targets = targetsByName(entity, isLabelled);
  const taken = new Set<ColumnTarget>();
  const columns = header.flatMap((name, index) => {
    if (isProblemColumn(name)) return [];
    const target = targets.find((named) => named.name === plainName(name))?.target;
    if (target === undefined || taken.has(target)) return [];
    taken.add(target);
    return [importColumn(entity, index, target)];
  });
  // A file with both the label and the key of a record means the record of the key.
  const keyed = new Set(
    columns.flatMap(({ target }) => (target.kind === 'field' ? [target.field] : [])),
  );
  return columns.filter(
    ({ target }) =>
      target.kind === 'field' || !fieldsOfTarget(entity, target).some((name) => keyed.has(name)),
  );
}

export function importColumn(entity: Entity, index: number, target: ColumnTarget): ImportColumn {
  return { index, target, empty: emptyCells(entity, target)[0] ?? 'unset' };
}

interface NamedTarget {
  readonly name: string;
  readonly target: ColumnTarget;
}

/** The surest names first: of two fields that a name could mean, the one that has it exactly. */
function targetsByName(
  entity: Entity,
  isLabelled: (reference: Reference) => boolean,
): readonly NamedTarget[] {
  const fields = matchableFields(entity).map((field) => ({
    target: { kind: 'field', field: field.name } as const,
    label: fieldLabel(entity, field.name),
    name: field.name,
  }));
  const labels = labelledReferences(entity, isLabelled).map(
    ({ constraint, fields: [first = ''] }) => ({
      target: { kind: 'label', constraint } as const,
      label: fieldLabel(entity, first),
      name: first.replace(/_(?:id|key|code|no|number)$/i, ''),
    }),
  );
  const byKey = labels.flatMap(({ label, target }) => {
    const key = entity.references.find(({ constraint }) => constraint === target.constraint);
    const of = fields.find(({ name }) => name === key?.fields[0]);
    return of === undefined ? [] : [{ name: `${label} id`, target: of.target }];
  });
  return [
    ...fields.map(({ name, target }) => ({ name, target })),
    ...labels.map(({ label, target }) => ({ name: label, target })),
    ...byKey,
    ...fields.map(({ label, target }) => ({ name: label, target })),
    ...labels.map(({ name, target }) => ({ name, target })),
  ].map(({ name, target }) => ({ name: plainName(name), target }));
}

/** Reduces a name to its letters and digits: "Straße-Nr." and "strasse_nr" are the same. */
function plainName(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
