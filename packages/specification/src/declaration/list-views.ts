import { pathOf } from '../key-path/index.ts';
import {
  type DeclaredView,
  type Entity,
  entityId,
  type KnownFact,
  type ListView,
  viewParts,
} from '../model/index.ts';
import { dropUndefined } from '../phrases/index.ts';
import type { ListDeclaration, ViewDeclaration } from './declaration.ts';
import { declaredAt, knownConditions, type ProblemList } from './problems.ts';

/** The state that a list, or a view of it, opens with. */
type Opening = Pick<ViewDeclaration, 'columns' | 'order' | 'filters' | 'view'>;

export interface OpeningContext {
  readonly entity: Entity;
  /** The key path of the list or the view. */
  readonly at: (key: string) => string;
  readonly problems: ProblemList;
}

/**
 * Returns the columns, the order, the conditions and the layout whose fields exist. Others become problems;
 * those of the layout are reported where the full declaration is checked.
 */
export function knownOpening({ columns, order, filters, view }: Opening, context: OpeningContext) {
  const { entity, at, problems } = context;
  const names = new Set(entity.fields.map(({ name }) => name));
  const orderNames = (order ?? []).map(({ field }) => field);
  const sortable = new Set(problems.known(at('order'), 'field', orderNames, names));
  return {
    columns: problems.known(at('columns'), 'field', columns ?? [], names),
    order: (order ?? []).filter(({ field }) => sortable.has(field)),
    filters: knownConditions(entity, filters ?? {}, { problems, at: at('filters') }),
    view:
      isListView(view) && (view === 'table' || names.has(viewParts(view).field)) ? view : undefined,
  };
}

/** Returns whether a declared value is a layout of a list: a file can hold anything. */
export function isListView(view: unknown): view is ListView {
  if (typeof view !== 'object' || view === null) return view === 'table';
  const [[kind, field] = [], ...others] = Object.entries(view);
  return (
    /^(?:board|calendar)$/.test(kind ?? '') && typeof field === 'string' && others.length === 0
  );
}

/** Returns the declared views of a list; undefined where there is none. */
export function declaredViews(
  { views = {} }: Pick<ListDeclaration, 'views'>,
  entity: Entity,
  problems: ProblemList,
): KnownFact<readonly DeclaredView[]> | undefined {
  const of = (...keys: string[]) => pathOf('screens', 'lists', entityId(entity), 'views', ...keys);
  const known = Object.entries(views).map(([id, view]) =>
    declaredView(id, {
      ...view,
      ...knownOpening(view, { entity, at: (key) => of(id, key), problems }),
    }),
  );
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
