import { type Entity, fieldLabel, fieldOf, type Reference } from '@ninefold/specification';
import { keyColumn, labelColumn, namedHeader, readZonedHeader } from '../../table-files/index.ts';
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
 * signs between words, and by the headers that exports write. "Customer" is the label of the record that
 * `customer_id` leads to, "Customer ID" its key. A field is matched once; columns that match none are left out.
 */
export function matchColumns(
  entity: Entity,
  header: readonly string[],
  isLabelled: (reference: Reference) => boolean,
  entities: readonly Entity[] = [],
): readonly ImportColumn[] {
  const targets = targetsByName(entity, isLabelled, entities);
  const targetOf = (name: string) =>
    targets.find((named) => named.name === plainName(name))?.target;
  const taken = new Set<ColumnTarget>();
  const columns = header.flatMap((name, index): readonly ImportColumn[] => {
    if (isProblemColumn(name)) return [];
    let target = targetOf(name);
    let timeZone: string | undefined;
    if (target === undefined) {
      const zoned = readZonedHeader(name);
      target = zoned && targetOf(zoned.label);
      timeZone = zoned?.timeZone;
    }
    const isInstant = target?.kind === 'field' && fieldOf(entity, target.field)?.kind === 'instant';
    if (target === undefined || taken.has(target) || (timeZone !== undefined && !isInstant)) {
      return [];
    }
    taken.add(target);
    return [
      { ...importColumn(entity, index, target), ...(timeZone !== undefined && { timeZone }) },
    ];
  });
  // A file with both the label and the key of a record means the record of the key, if that is whole.
  const keyed = fieldsOf(entity, columns, 'field');
  const kept = columns.filter(
    ({ target }) =>
      target.kind === 'field' || !fieldsOfTarget(entity, target).every((name) => keyed.has(name)),
  );
  const labelled = fieldsOf(entity, kept, 'label');
  return kept.filter(({ target }) => target.kind === 'label' || !labelled.has(target.field));
}

function fieldsOf(
  entity: Entity,
  columns: readonly ImportColumn[],
  kind: ColumnTarget['kind'],
): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ target }) => (target.kind === kind ? fieldsOfTarget(entity, target) : [])),
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
  entities: readonly Entity[],
): readonly NamedTarget[] {
  const fields = matchableFields(entity).map((field) => ({
    target: { kind: 'field', field: field.name } as const,
    label: fieldLabel(entity, field.name),
    name: field.name,
  }));
  const labels = labelledReferences(entity, isLabelled).map((reference) => {
    const [first = ''] = reference.fields;
    return {
      target: { kind: 'label', constraint: reference.constraint } as const,
      label: fieldLabel(entity, first),
      name: first.replace(/_(?:id|key|code|no|number)$/i, ''),
      exported: labelColumn(entities, entity, reference),
      key: keyColumn(entity, first, reference),
      of: fields.find(({ name }) => name === first)?.target,
    };
  });
  const byKey = labels.flatMap(({ label, key, of }) =>
    of === undefined ? [] : [`${label} id`, key.label].map((name) => ({ name, target: of })),
  );
  const exported = [
    ...fields.map(({ label, name, target }) => ({ name: namedHeader({ label, name }), target })),
    ...labels.flatMap(({ exported: names, key, target, of = target }) => [
      { name: names.name, target },
      { name: namedHeader(names), target },
      { name: namedHeader(key), target: of },
    ]),
  ];
  return [
    ...fields.map(({ name, target }) => ({ name, target })),
    ...exported,
    ...labels.map(({ label, target }) => ({ name: label, target })),
    ...byKey,
    ...fields.map(({ label, target }) => ({ name: label, target })),
    ...labels.map(({ name, target }) => ({ name, target })),
    ...labels.map(({ exported: { label }, target }) => ({ name: label, target })),
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
