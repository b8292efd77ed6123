import { notShown } from '../model/fact.ts';
import { ownEntry } from '../model/own-entry.ts';
import { entityId } from '../model/paths.ts';
import type { Entity, ListSettings } from '../model/specification.ts';
import type { Declaration, EntityDeclaration, ListDeclaration } from './declaration.ts';
import { declaredAt, pathOf } from './problems.ts';

type Outline = Pick<
  Entity,
  'name' | 'schema' | 'label' | 'plural' | 'description' | 'inNavigation'
>;

/** What is declared of an entity as a whole, on an outline of it. */
export type DeclaredOutline<T extends Outline> = T &
  Pick<Entity, 'group' | 'hidden'> & { readonly list?: Pick<ListSettings, 'filters'> };

/**
 * Joins to outlines what the team declares of the entities as a whole, in the order in
 * which it is declared; then those of which nothing is. Whether it fits, only the whole tells.
 */
export function declareOutlines<T extends Outline>(
  outlines: readonly T[],
  declaration: Declaration,
): readonly DeclaredOutline<T>[] {
  const entities: { readonly [id: string]: EntityDeclaration | undefined } =
    declaration.entities ?? {};
  const lists: { readonly [id: string]: ListDeclaration | undefined } =
    declaration.screens?.lists ?? {};
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
  lists: { readonly [id: string]: ListDeclaration | undefined },
): DeclaredOutline<T> {
  const id = entityId(outline);
  const filters = Object.entries(ownEntry(lists, id)?.filters ?? {}).map(
    ([name, value]) => [name, value ?? ''] as const,
  );
  const list =
    filters.length === 0
      ? {}
      : {
          list: {
            filters: declaredAt(
              Object.fromEntries(filters),
              pathOf('screens', 'lists', id, 'filters'),
            ),
          },
        };
  if (declared === undefined) return { ...outline, ...list };
  const { label, plural, description, group, hidden } = declared;
  const at = (key: string) => pathOf('entities', id, key);
  return {
    ...outline,
    ...list,
    label: label === undefined ? outline.label : declaredAt(label, at('label')),
    plural: plural === undefined ? outline.plural : declaredAt(plural, at('plural')),
    description:
      description === undefined ? outline.description : declaredAt(description, at('description')),
    group: group === undefined ? notShown : declaredAt(group, at('group')),
    hidden: hidden === undefined ? notShown : declaredAt(hidden, at('hidden')),
    inNavigation: outline.inNavigation && hidden !== true,
  };
}

/**
 * The entities that are declared and not hidden, by `entityId` and in that order.
 *
 * @param search Only those whose declared label or plural holds it, in any case; all for ''.
 */
export function declaredEntities(declaration: Declaration, search: string): readonly string[] {
  const entities: { readonly [id: string]: EntityDeclaration | undefined } =
    declaration.entities ?? {};
  const sought = search.toLowerCase();
  return Object.entries(entities).flatMap(([id, declared]) => {
    if (declared?.hidden === true) return [];
    const labels = [declared?.label, declared?.plural];
    return sought === '' || labels.some((label) => label?.toLowerCase().includes(sought) === true)
      ? [id]
      : [];
  });
}
