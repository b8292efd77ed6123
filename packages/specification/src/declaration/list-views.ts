import { pathOf } from '../key-path/index.ts';
import {
  type DeclaredView,
  type Entity,
  entityId,
  fieldOf,
  type KnownFact,
  type ListView,
} from '../model/index.ts';
import { dropUndefined } from '../phrases/index.ts';
import type { ListDeclaration, ViewDeclaration } from './declaration.ts';
import { declarationMessages } from './messages.ts';
import { declaredAt, knownConditions, type ProblemList, textOfValue } from './problems.ts';

const moments: ReadonlySet<string> = new Set(['date', 'timestamp', 'instant']);

/** What a list, or a view of it, opens with. */
type Opening = Pick<ViewDeclaration, 'columns' | 'order' | 'filters' | 'view'>;

export interface OpeningContext {
  readonly entity: Entity;
  /** The key path of the list or the view. */
  readonly at: (key: string) => string;
  readonly problems: ProblemList;
}

/** Returns the columns, the order, the conditions and the layout whose fields exist; others become problems. */
export function knownOpening({ columns, order, filters, view }: Opening, context: OpeningContext) {
  const { entity, at, problems } = context;
  const names = new Set(entity.fields.map(({ name }) => name));
  const orderNames = (order ?? []).map(({ field }) => field);
  const sortable = new Set(problems.known(at('order'), 'field', orderNames, names));
  return {
    columns: problems.known(at('columns'), 'field', columns ?? [], names),
    order: (order ?? []).filter(({ field }) => sortable.has(field)),
    filters: knownConditions(entity, filters ?? {}, { problems, at: at('filters') }),
    view: knownView(view, context),
  };
}

function knownView(
  view: Opening['view'],
  { entity, at, problems }: OpeningContext,
): ListView | undefined {
  if (view === undefined || view === 'table') return view;
  const [[kind, name] = [], ...others] =
    typeof view === 'object' && view !== null ? Object.entries(view) : [];
  const isView = (kind === 'board' || kind === 'calendar') && others.length === 0;
  if (!isView || typeof name !== 'string') {
    problems.add(
      at('view'),
      declarationMessages.listView({
        table: "'table'",
        board: "{ board: 'status' }",
        calendar: "{ calendar: 'due_at' }",
        view: textOfValue(view),
      }),
    );
    return undefined;
  }
  const names = entity.fields.map((field) => field.name);
  if (!problems.isKnown(`${at('view')}.${kind}`, 'field', name, names)) return undefined;
  if (kind === 'board') return { board: name };
  if (moments.has(fieldOf(entity, name)?.kind ?? '')) return { calendar: name };
  problems.add(`${at('view')}.calendar`, declarationMessages.notCalendar({ field: name }));
  return undefined;
}

/** Returns the declared views of a list; undefined where there is none. */
export function declaredViews(
  { views = {} }: Pick<ListDeclaration, 'views'>,
  entity: Entity,
  { roles, problems }: { readonly roles: ReadonlySet<string>; readonly problems: ProblemList },
): KnownFact<readonly DeclaredView[]> | undefined {
  const of = (...keys: string[]) => pathOf('screens', 'lists', entityId(entity), 'views', ...keys);
  const known = Object.entries(views).map(([id, view]) => {
    const at = (key: string) => of(id, key);
    const namedRoles = (key: 'roles' | 'default', names: readonly string[]) =>
      problems.known(at(key), 'role', names, roles);
    return declaredView(id, {
      ...view,
      ...knownOpening(view, { entity, at, problems }),
      ...(view.roles !== undefined && { roles: namedRoles('roles', view.roles) }),
      ...(Array.isArray(view.default) && { default: namedRoles('default', view.default) }),
    });
  });
  return known.length === 0 ? undefined : declaredAt(known, of());
}

/** Returns a view as the model has it: without what is empty. */
export function declaredView(
  id: string,
  {
    label,
    columns = [],
    order = [],
    filters = {},
    view,
    roles,
    default: opensFor,
  }: ViewDeclaration,
): DeclaredView {
  const conditions = Object.entries(filters).map(([name, value = '']) => [name, value] as const);
  return dropUndefined({
    id,
    // A file can leave it out.
    label: label ?? id,
    columns: columns.length === 0 ? undefined : columns,
    order: order.length === 0 ? undefined : order,
    filters: conditions.length === 0 ? undefined : Object.fromEntries(conditions),
    view: view === 'table' ? undefined : view,
    roles,
    default: opensFor,
  });
}
