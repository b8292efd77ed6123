import { type Declaration, entityId, entityPath } from '@ninefold/specification';
import type { ProductScreen } from '@ninefold/specification/declaration';
import { question } from '@ninefold/specification/explain';
import type { NavigationEntry, NavigationGroup } from '@ninefold/ui/patterns/app-frame';
import { maySee, offersProductScreen, screenAccess } from '@ninefold/rules/permissions';
import { findCustomScreen } from '../addresses/index.ts';
import { lastGroups } from './navigation.ts';

/** The data that the declared navigation depends on. */
export interface Viewer {
  readonly declaration: Declaration;
  /** The entities that navigation lists. */
  readonly entities: readonly { readonly name: string; readonly schema: string }[];
  readonly roles: readonly string[];
  readonly pathname: string;
}

/**
 * Returns the navigation as the team declares it: custom screens in their groups, without lists that are
 * hidden, for other roles or would show nothing, in the declared order.
 *
 * @param groups As `navigationGroups` returns them.
 */
export function declaredNavigation(
  groups: readonly NavigationGroup[],
  viewer: Viewer,
): readonly NavigationGroup[] {
  const { declaration, entities, roles } = viewer;
  if (declaration.screens === undefined && declaration.roles === undefined) return groups;
  const ids = new Map(entities.map((entity) => [entityPath(entity), entityId(entity)]));
  const nameOf = ({ href }: NavigationEntry) => {
    const path = href.split('?')[0] ?? href;
    const isOwn = declaration.screens?.own?.[path] !== undefined;
    // The only record of an entity is beneath its list.
    return ids.get(isOwn ? path : path.split('/', 3).join('/')) ?? path;
  };
  const isOpen = (entry: NavigationEntry) =>
    screenAccess(declaration, nameOf(entry), 'list', roles) === 'open';
  const isOffered = ({ href }: NavigationEntry) => {
    const screen = productScreens.get(href);
    return screen === undefined || offersProductScreen(declaration, screen, roles);
  };
  const own = Map.groupBy(customScreenEntries(viewer), ({ group }) => group);
  const listed = groups.filter(({ id }) => !lastGroups.has(id));
  const titles = new Set([...listed.map(({ title = '' }) => title), ...own.keys()]);
  const order: readonly string[] = declaration.screens?.order ?? [];
  const place = (entry: NavigationEntry) => {
    const index = order.indexOf(nameOf(entry));
    return index === -1 ? order.length : index;
  };
  return [
    ...[...titles].map((title) => {
      const group = listed.find((each) => (each.title ?? '') === title);
      const entries = [
        ...(own.get(title) ?? []).map(({ entry }) => entry),
        ...(group?.entries ?? []).filter(isOpen),
      ];
      return {
        id: group?.id ?? `own:${title}`,
        title: title === '' ? undefined : title,
        entries: entries.toSorted((a, b) => place(a) - place(b)),
      };
    }),
    ...groups
      .filter(({ id }) => lastGroups.has(id))
      .map((group) => ({ ...group, entries: group.entries.filter(isOffered) })),
  ];
}

const productScreens: ReadonlyMap<string, ProductScreen> = new Map([
  ['/functions', 'functions'],
  ['/specification', 'specification'],
]);

/** Returns the custom screens that this person can open and whose paths have no parameters. */
function customScreenEntries({ declaration, roles, pathname }: Viewer) {
  const current = findCustomScreen(declaration, pathname, roles)?.path;
  return Object.entries(declaration.screens?.own ?? {}).flatMap(([path, screen]) =>
    screen.unlisted === true || path.includes('{') || !maySee(screen.roles, roles)
      ? []
      : [
          {
            group: screen.group ?? '',
            entry: {
              label: screen.title,
              href: path,
              why: question('screen', path, 'own'),
              current: path === current,
            },
          },
        ],
  );
}
