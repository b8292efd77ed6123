import { pathOf } from '../key-path/index.ts';
import {
  type DueDate,
  type Entity,
  entityId,
  type Field,
  fieldOf,
  type FieldPlace,
  type ListSettings,
  notShown,
  ownEntry,
} from '../model/index.ts';
import {
  declaredAt,
  declaredFacts,
  knownConditions,
  type ProblemList,
  textOfValue,
} from './problems.ts';
import type {
  ByName,
  EntityDeclaration,
  FieldDeclaration,
  ListDeclaration,
} from './declaration.ts';
import { historyOf } from './history.ts';
import { presentationOf } from './presentation.ts';

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
  /** Of the entities, by `entityId`. */
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
    ...declaredFacts(declared, ['label', 'plural', 'description', 'group', 'hidden'], at),
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
    problems.add(at, `Only a view is about another entity; ${entity.name} is a ${entity.kind}.`);
    return {};
  }
  problems.isKnown(at, 'entity', about, ids);
  return { about: declaredAt(about, at) };
}

function inOrder(entity: Entity, order: readonly string[]): readonly Field[] {
  const first = order.flatMap((name) => fieldOf(entity, name) ?? []);
  return [...new Set([...first, ...entity.fields])];
}

function applyField(
  entity: Entity,
  field: Field,
  declared: FieldDeclaration | undefined,
  { roles, problems }: Names,
): Field {
  if (declared === undefined) return field;
  const at = (key: string) => pathOf('entities', entityId(entity), 'fields', field.name, key);
  const due = dueDate(entity, field, declared, { problems, at: at('due') });
  const { editableBy, positionIn, shape } = declared;
  return {
    ...field,
    ...declaredFacts(declared, ['label', 'description', 'group', 'width', 'help'], at),
    ...hiddenOf(declared, at('hidden')),
    ...presentationOf(entity, field, declared, { problems, at }),
    ...(editableBy && {
      editableBy: declaredAt(
        problems.known(at('editableBy'), 'role', editableBy, roles),
        at('editableBy'),
      ),
    }),
    ...(due && { due: declaredAt(due, at('due')) }),
    ...(positionIn !== undefined && {
      positionIn: declaredAt([positionIn || []].flat(), at('positionIn')),
    }),
    ...(shape && {
      shape: declaredAt(
        shape === 'checklist' ? { checklist: { text: 'text', done: 'done' } } : shape,
        at('shape'),
      ),
    }),
  };
}

/** Other values are reported where the full declaration is checked. */
function hiddenOf({ hidden }: FieldDeclaration, at: string): Partial<Field> {
  if (typeof hidden === 'boolean') return { hidden: declaredAt(hidden, at) };
  return {
    hidden: notShown,
    ...(Array.isArray(hidden) && { hiddenIn: declaredAt<readonly FieldPlace[]>(hidden, at) }),
  };
}

const moments = new Set(['date', 'timestamp', 'instant']);

function dueDate(
  entity: Entity,
  { name, kind }: Field,
  { due }: FieldDeclaration,
  { problems, at }: { readonly problems: ProblemList; readonly at: string },
): DueDate | undefined {
  if (due === undefined || due === false) return undefined;
  if (!moments.has(kind)) {
    problems.add(at, `${name} is not a date or time, so it can’t be a due date.`);
    return undefined;
  }
  const given = due === true ? {} : due.while;
  return { while: knownConditions(entity, given, { problems, at: `${at}.while` }) };
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
  const filters = knownConditions(entity, declared.filters ?? {}, { problems, at: at('filters') });
  const pageSize = declaredPageSize(declared, problems, at('pageSize'));
  return {
    columns: columns.length === 0 ? notShown : declaredAt(columns, at('columns')),
    order: order.length === 0 ? notShown : declaredAt(order, at('order')),
    filters: Object.keys(filters).length === 0 ? notShown : declaredAt(filters, at('filters')),
    ...(pageSize !== undefined && { pageSize: declaredAt(pageSize, at('pageSize')) }),
    ...(isTable(declared, problems, at('view')) && { view: declaredAt('table', at('view')) }),
  };
}

function declaredPageSize(
  { pageSize }: ListDeclaration,
  problems: ProblemList,
  at: string,
): number | undefined {
  if (pageSize === undefined || (Number.isInteger(pageSize) && pageSize > 0)) return pageSize;
  problems.add(at, `A page size is a whole number of at least 1, not ${pageSize}.`);
  return undefined;
}

function isTable({ view }: ListDeclaration, problems: ProblemList, at: string): boolean {
  if (view === undefined || view === 'table') return view === 'table';
  problems.add(at, `Lists are shown as tables: "${textOfValue(view)}" is not there yet.`);
  return false;
}
