import { pathOf } from '../key-path/index.ts';
import { type Entity, entityId, type ListSettings, notShown, ownEntry } from '../model/index.ts';
import type { ByName, Declaration, EntityDeclaration, ListDeclaration } from './declaration.ts';
import { declaredView } from './list-views.ts';
import { declaredAt, declaredFacts } from './problems.ts';

type Outline = Pick<
  Entity,
  'name' | 'schema' | 'label' | 'plural' | 'description' | 'inNavigation'
>;

/** An outline with what is declared of its entity. */
export type DeclaredOutline<T extends Outline> = T &
  Pick<Entity, 'group' | 'hidden'> & { readonly list?: OutlinedList };

/** The settings that a list opens with. */
export type OutlinedList = Pick<ListSettings, 'filters' | 'view' | 'views'>;

/**
 * Applies the declared facts of entities to their outlines, in the order of the declaration;
 * undeclared entities follow. Problems are found where the full declaration is applied.
 */
export function declareOutlines<T extends Outline>(
  outlines: readonly T[],
  declaration: Declaration,
): readonly DeclaredOutline<T>[] {
  const entities: ByName<EntityDeclaration> = declaration.entities ?? {};
  const lists: ByName<ListDeclaration> = declaration.screens?.lists ?? {};
  const order = Object.keys(entities);
  const place = (outline: Outline) => {
    const index = order.indexOf(entityId(outline));
    return index === -1 ? order.length : index;
  };
  return outlines
    .map((outline) => declareOutline(outline, ownEntry(entities, entityId(outline)), lists))
    .sort((a, b) => place(a) - place(b));
}

function declareOutline<T extends Outline>(
  outline: T,
  declared: EntityDeclaration | undefined,
  lists: ByName<ListDeclaration>,
): DeclaredOutline<T> {
  const id = entityId(outline);
  const list = ownEntry(lists, id);
  const listed = { ...outline, ...(list !== undefined && { list: outlinedList(id, list) }) };
  if (declared === undefined) return listed;
  return {
    ...listed,
    group: notShown,
    hidden: notShown,
    ...declaredFacts(declared, ['label', 'plural', 'description', 'group', 'hidden'], (key) =>
      pathOf('entities', id, key),
    ),
    inNavigation: outline.inNavigation && declared.hidden !== true,
  };
}

function outlinedList(
  id: string,
  { filters = {}, view, views = {} }: ListDeclaration,
): OutlinedList {
  const at = (key: string) => pathOf('screens', 'lists', id, key);
  const conditions = Object.entries(filters).map(([name, value = '']) => [name, value] as const);
  const named = Object.entries(views).map(([name, of]) => declaredView(name, of));
  return {
    filters:
      conditions.length === 0
        ? notShown
        : declaredAt(Object.fromEntries(conditions), at('filters')),
    ...(view !== undefined && { view: declaredAt(view, at('view')) }),
    ...(named.length > 0 && { views: declaredAt(named, at('views')) }),
  };
}

/**
 * Returns the IDs of entities that are declared and not hidden, in the order of the declaration.
 *
 * @param search Finds those whose declared label or plural contains it, in any case; all for ''.
 */
export function declaredEntities(declaration: Declaration, search: string): readonly string[] {
  const entities: ByName<EntityDeclaration> = declaration.entities ?? {};
  const text = search.toLowerCase();
  const matches = (label = '') => label.toLowerCase().includes(text);
  return Object.entries(entities)
    .filter(([, declared]) => declared?.hidden !== true)
    .filter(([, of]) => text === '' || matches(of?.label) || matches(of?.plural))
    .map(([id]) => id);
}
