import { entityId } from './paths.ts';
import { fieldOf, findEntity } from './queries.ts';
import type { Entity, Field, Reference, Specification } from './specification.ts';

/** Names the reference from a view's rows to the records that they are about. */
function recordConstraint(about: string): string {
  return `${about} key`;
}

/** Returns the reference from a view's rows to the records that they are about. */
export function aboutReference({ about, references }: Entity): Reference | undefined {
  const id = about?.value;
  return id === undefined
    ? undefined
    : references.find(({ constraint }) => constraint === recordConstraint(id));
}

/** Returns the only reference of a view to the records of a table of which a field shows the name. */
export function referenceNamedBy(
  entities: readonly Entity[],
  { references }: Entity,
  { base }: Field,
): Reference | undefined {
  if (base === undefined) return undefined;
  const [only, ...others] = references.filter(
    ({ entity, schema }) => entity === base.entity && schema === base.schema,
  );
  if (only === undefined || others.length > 0) return undefined;
  const table = entities.find(({ name, schema }) => name === base.entity && schema === base.schema);
  return table?.display.value?.includes(base.field) === true ? only : undefined;
}

/**
 * Copies labels, descriptions and references from the columns of tables to the columns of views that
 * show them. A row of a view opens the record that it is about: the declared one, or else the only one
 * whose complete key the view shows. It also has that record's due dates.
 */
export function linkViews(specification: Specification): Specification {
  if (!specification.entities.some(isView)) return specification;
  return {
    ...specification,
    entities: specification.entities.map((entity) =>
      isView(entity) ? linkedView(specification, entity) : entity,
    ),
  };
}

function isView({ kind }: Entity): boolean {
  return kind === 'view' || kind === 'materialized view';
}

function linkedView(specification: Specification, view: Entity): Entity {
  const bases = [...new Set(view.fields.flatMap(({ base }) => baseId(base) ?? []))].flatMap(
    (id) => findEntity(specification, id) ?? [],
  );
  const records = bases.flatMap((base) => recordReference(view, base) ?? []);
  const others = bases.flatMap((base) => foreignReferences(view, base));
  const about = view.about ?? onlyRecord(view, records);
  const record = about?.value === undefined ? undefined : findEntity(specification, about.value);
  return {
    ...view,
    ...(about && { about }),
    fields: view.fields.map((field) => {
      const described = describedField(specification, field);
      const due = field.due ?? (record && dueOfRecord(view, record, field));
      return due === undefined ? described : { ...described, due };
    }),
    references: [...view.references, ...records, ...others],
  };
}

function onlyRecord(view: Entity, [only, ...more]: readonly Reference[]): Entity['about'] {
  if (only === undefined || more.length > 0) return undefined;
  return {
    value: entityId({ name: only.entity, schema: only.schema }),
    source: { from: 'derived', of: view.name },
  };
}

/** Returns the due date that a column shows, where the view shows the fields of its condition too. */
function dueOfRecord(view: Entity, record: Entity, { base }: Field): Field['due'] {
  if (base?.entity !== record.name || base.schema !== record.schema) return undefined;
  const due = fieldOf(record, base.field)?.due;
  if (due?.value === undefined) return undefined;
  const conditions = Object.entries(due.value.while);
  const shown = shownAs(
    view,
    record,
    conditions.map(([name]) => name),
  );
  return (
    shown && {
      ...due,
      value: {
        while: Object.fromEntries(
          conditions.map(([, condition], index) => [shown[index] ?? '', condition]),
        ),
      },
    }
  );
}

/** Keeps a declared label, and that of a column with another name than the table's. */
function describedField(specification: Specification, field: Field): Field {
  const { base } = field;
  const table = base && findEntity(specification, base.entity, base.schema);
  const shown = table && base && fieldOf(table, base.field);
  if (shown === undefined || shown.name !== field.name) return field;
  return {
    ...field,
    label: field.label.source.from === 'declared' ? field.label : shown.label,
    description: field.description.value === undefined ? shown.description : field.description,
  };
}

/** Returns the reference to the record itself, where the view shows its complete key. */
function recordReference(view: Entity, base: Entity): Reference | undefined {
  const fields = shownAs(view, base, base.key);
  if (fields === undefined || base.key.length === 0) return undefined;
  return {
    constraint: recordConstraint(entityId(base)),
    fields,
    entity: base.name,
    schema: base.schema,
    referencedFields: base.key,
    onDelete: 'no action',
    unique: false,
    embeddable: false,
    source: view.source,
  };
}

function foreignReferences(view: Entity, base: Entity): readonly Reference[] {
  return base.references.flatMap((reference) => {
    const fields = shownAs(view, base, reference.fields);
    return fields === undefined
      ? []
      : [
          {
            ...reference,
            constraint: `${entityId(base)} ${reference.constraint}`,
            fields,
            unique: false,
            embeddable: false as const,
          },
        ];
  });
}

/** Returns the view's names of a table's columns; undefined where it does not show all of them. */
export function shownAs(
  view: Entity,
  table: Entity,
  names: readonly string[],
): readonly string[] | undefined {
  const found = names.flatMap(
    (name) =>
      view.fields.find(
        ({ base }) =>
          base?.field === name && base.entity === table.name && base.schema === table.schema,
      )?.name ?? [],
  );
  return found.length === names.length ? found : undefined;
}

function baseId(base: Field['base']): string | undefined {
  return base && entityId({ name: base.entity, schema: base.schema });
}

/** Returns the tables whose columns views show and that the specification lacks, by `entityId`. */
export function unknownBases({ entities }: Specification): readonly string[] {
  const known = new Set(entities.map(entityId));
  const bases = entities.flatMap(({ fields }) => fields.flatMap(({ base }) => baseId(base) ?? []));
  return [...new Set(bases)].filter((id) => !known.has(id));
}
