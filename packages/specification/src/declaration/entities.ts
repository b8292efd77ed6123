import { pathOf } from '../key-path/index.ts';
import {
  type Entity,
  entityId,
  type Field,
  fieldOf,
  type ListSettings,
  notShown,
  ownEntry,
} from '../model/index.ts';
import { declaredAt, declaredFacts, type ProblemList } from './problems.ts';
import type {
  ByName,
  EntityDeclaration,
  FieldDeclaration,
  ListDeclaration,
} from './declaration.ts';
import { historyOf } from './history.ts';
import { declaredViews, knownOpening } from './list-views.ts';
import { declarationMessages } from './messages.ts';
import { applyField } from './fields.ts';

interface DeclaredEntities {
  readonly entities: ByName<EntityDeclaration>;
  readonly lists: ByName<ListDeclaration>;
  /** Names of the known roles. */
  readonly roles: ReadonlySet<string>;
}

/** Points 2 and 3: applies labels, orders and lists to the known entities. */
export function applyEntities(
  known: readonly Entity[],
  { entities, lists, roles }: DeclaredEntities,
  problems: ProblemList,
): readonly Entity[] {
  const ids = new Set(known.map(entityId));
  for (const id of Object.keys(entities)) {
    problems.isKnown(pathOf('entities', id), 'entity', id, ids);
  }
  for (const id of Object.keys(lists)) {
    problems.isKnown(pathOf('screens', 'lists', id), 'entity', id, ids);
  }
  return known.map((entity) => {
    const id = entityId(entity);
    const [declared, list] = [ownEntry(entities, id), ownEntry(lists, id)];
    const labelled =
      declared === undefined ? entity : applyEntity(entity, declared, { ids, roles, problems });
    return list === undefined
      ? labelled
      : { ...labelled, list: listSettings(labelled, list, problems) };
  });
}

/** The known names that a declaration can use. */
interface Names {
  /** The ids of the entities, as `entityId` writes them. */
  readonly ids: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly problems: ProblemList;
}

function applyEntity(entity: Entity, declared: EntityDeclaration, among: Names): Entity {
  const { ids, problems } = among;
  const at = (...keys: string[]) => pathOf('entities', entityId(entity), ...keys);
  const names = new Set(entity.fields.map(({ name }) => name));
  const fields: ByName<FieldDeclaration> = declared.fields ?? {};
  for (const name of Object.keys(fields))
    problems.isKnown(at('fields', name), 'field', name, names);
  const display = problems.known(at('display'), 'field', declared.display ?? [], names);
  const order = problems.known(at('order'), 'field', declared.order ?? [], names);
  return {
    group: notShown,
    hidden: notShown,
    ...entity,
    ...declaredFacts(declared, ['label', 'plural', 'gender', 'description', 'group', 'hidden'], at),
    ...(display.length > 0 && { display: declaredAt(display, at('display')) }),
    ...aboutOf(entity, declared, ids, problems),
    ...historyOf(entity, declared.history, ids, problems),
    inNavigation: entity.inNavigation && declared.hidden !== true,
    fields: inOrder(entity, order).map((field) =>
      applyField(entity, field, ownEntry(fields, field.name), among),
    ),
  };
}

/** The entity that a view is about. */
function aboutOf(
  entity: Entity,
  { about }: EntityDeclaration,
  ids: ReadonlySet<string>,
  problems: ProblemList,
): Pick<Entity, 'about'> {
  if (about === undefined) return {};
  const at = pathOf('entities', entityId(entity), 'about');
  if (!entity.kind.endsWith('view')) {
    problems.add(
      at,
      declarationMessages.notView({
        entity: entity.name,
        kind: tableKinds[entity.kind] ?? 'table',
      }),
    );
    return {};
  }
  problems.isKnown(at, 'entity', about, ids);
  return { about: declaredAt(about, at) };
}

const tableKinds: Readonly<Partial<Record<Entity['kind'], string>>> = {
  'foreign table': 'foreignTable',
  'partitioned table': 'partitionedTable',
};

function inOrder(entity: Entity, order: readonly string[]): readonly Field[] {
  const first = order.flatMap((name) => fieldOf(entity, name) ?? []);
  return [...new Set([...first, ...entity.fields])];
}

function listSettings(
  entity: Entity,
  declared: ListDeclaration,
  problems: ProblemList,
): ListSettings {
  const at = (key: string) => pathOf('screens', 'lists', entityId(entity), key);
  const { columns, order, filters, view } = knownOpening(declared, { entity, at, problems });
  const pageSize = declaredPageSize(declared, problems, at('pageSize'));
  const views = declaredViews(declared, entity, problems);
  return {
    columns: columns.length === 0 ? notShown : declaredAt(columns, at('columns')),
    order: order.length === 0 ? notShown : declaredAt(order, at('order')),
    filters: Object.keys(filters).length === 0 ? notShown : declaredAt(filters, at('filters')),
    ...(pageSize !== undefined && { pageSize: declaredAt(pageSize, at('pageSize')) }),
    ...(view !== undefined && { view: declaredAt(view, at('view')) }),
    ...(views !== undefined && { views }),
  };
}

function declaredPageSize(
  { pageSize }: ListDeclaration,
  problems: ProblemList,
  at: string,
): number | undefined {
  if (pageSize === undefined || (Number.isInteger(pageSize) && pageSize > 0)) return pageSize;
  problems.add(at, declarationMessages.pageSize({ size: pageSize }));
  return undefined;
}
