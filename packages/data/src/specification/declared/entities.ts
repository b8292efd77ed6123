import { notShown, type Fact } from '../fact.ts';
import { entityId } from '../paths.ts';
import { fieldOf } from '../queries.ts';
import type { Entity, Field, ListSettings } from '../specification.ts';
import type { EntityDeclaration, FieldDeclaration, ListDeclaration } from './declaration.ts';
import { declaredAt, pathOf, type ProblemList } from './problems.ts';

interface DeclaredEntities {
  readonly entities: { readonly [id: string]: EntityDeclaration | undefined };
  readonly lists: { readonly [id: string]: ListDeclaration | undefined };
}

/** Points 2 and 3: labels, orders and lists, on the entities that there are. */
export function applyEntities(
  known: readonly Entity[],
  { entities, lists }: DeclaredEntities,
  problems: ProblemList,
): readonly Entity[] {
  const ids = new Set(known.map(entityId));
  for (const id of Object.keys(entities)) {
    if (!ids.has(id)) problems.unknown(pathOf('entities', id), 'entity', id, ids);
  }
  for (const id of Object.keys(lists)) {
    if (!ids.has(id)) problems.unknown(pathOf('screens', 'lists', id), 'entity', id, ids);
  }
  return known.map((entity) => {
    const id = entityId(entity);
    const [declared, list] = [entities[id], lists[id]];
    const labelled = declared === undefined ? entity : applyEntity(entity, declared, problems);
    return list === undefined
      ? labelled
      : { ...labelled, list: listSettings(labelled, list, problems) };
  });
}

function applyEntity(entity: Entity, declared: EntityDeclaration, problems: ProblemList): Entity {
  const at = (key: string) => pathOf('entities', entityId(entity), key);
  const names = new Set(entity.fields.map(({ name }) => name));
  const fields: { readonly [name: string]: FieldDeclaration | undefined } = declared.fields ?? {};
  const fact = <T>(value: T | undefined, key: string, otherwise: Fact<T>): Fact<T> =>
    value === undefined ? otherwise : declaredAt(value, at(key));
  for (const name of Object.keys(fields)) {
    if (!names.has(name)) {
      problems.unknown(pathOf('entities', entityId(entity), 'fields', name), 'field', name, names);
    }
  }
  const display = problems.known(at('display'), 'field', declared.display ?? [], names);
  const order = problems.known(at('order'), 'field', declared.order ?? [], names);
  return {
    ...entity,
    label: fact(declared.label, 'label', entity.label),
    plural: fact(declared.plural, 'plural', entity.plural),
    description: fact(declared.description, 'description', entity.description),
    display: display.length === 0 ? entity.display : declaredAt(display, at('display')),
    group: fact(declared.group, 'group', entity.group ?? notShown),
    hidden: fact(declared.hidden, 'hidden', entity.hidden ?? notShown),
    inNavigation: entity.inNavigation && declared.hidden !== true,
    fields: inOrder(entity, order).map((field) => applyField(entity, field, fields[field.name])),
  };
}

function inOrder(entity: Entity, order: readonly string[]): readonly Field[] {
  const first = order.flatMap((name) => fieldOf(entity, name) ?? []);
  return [...new Set([...first, ...entity.fields])];
}

function applyField(entity: Entity, field: Field, declared: FieldDeclaration | undefined): Field {
  if (declared === undefined) return field;
  const fact = <T>(value: T | undefined, key: string, otherwise: Fact<T>): Fact<T> =>
    value === undefined
      ? otherwise
      : declaredAt(value, pathOf('entities', entityId(entity), 'fields', field.name, key));
  return {
    ...field,
    label: fact(declared.label, 'label', field.label),
    description: fact(declared.description, 'description', field.description),
    hidden: fact(declared.hidden, 'hidden', field.hidden ?? notShown),
  };
}

function listSettings(
  entity: Entity,
  declared: ListDeclaration,
  problems: ProblemList,
): ListSettings {
  const at = (key: string) => pathOf('screens', 'lists', entityId(entity), key);
  const names = new Set(entity.fields.map(({ name }) => name));
  const columns = problems.known(at('columns'), 'field', declared.columns ?? [], names);
  const orderNames = (declared.order ?? []).map(({ field }) => field);
  const sortable = new Set(problems.known(at('order'), 'field', orderNames, names));
  const order = (declared.order ?? []).filter(({ field }) => sortable.has(field));
  const filters = Object.entries(declared.filters ?? {}).filter(([name]) => {
    if (!names.has(name)) problems.unknown(`${at('filters')}.${name}`, 'field', name, names);
    return names.has(name);
  });
  return {
    columns: columns.length === 0 ? notShown : declaredAt(columns, at('columns')),
    order: order.length === 0 ? notShown : declaredAt(order, at('order')),
    filters:
      filters.length === 0
        ? notShown
        : declaredAt(
            Object.fromEntries(filters.map(([name, value]) => [name, value ?? ''])),
            at('filters'),
          ),
    ...(declared.pageSize === undefined
      ? {}
      : { pageSize: declaredAt(declared.pageSize, at('pageSize')) }),
    ...(declared.view === undefined ? {} : { view: declaredAt(declared.view, at('view')) }),
  };
}
