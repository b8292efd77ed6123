import { pathOf } from '../../key-path/index.ts';
import { entityId, type Grants, ownEntry, type Screen } from '../../model/index.ts';
import type {
  ByName,
  Declaration,
  EntityScreensDeclaration,
  OwnScreenDeclaration,
  ScreenDeclaration,
} from '../declaration.ts';
import { declaredAt, declaredFacts, type ValidationContext } from '../problems.ts';
import { checkActions } from './actions.ts';
import { grantsSource, isGrantedByDatabase } from './database-grants.ts';
import { fullDeclarationMessages } from './messages.ts';

type Kind = keyof EntityScreensDeclaration;

const needs: Readonly<Record<Kind, keyof Grants>> = {
  list: 'select',
  detail: 'select',
  create: 'insert',
  change: 'update',
};

/** Point 2: describes the screens of entities, and leaves out the hidden ones. */
export function applyEntityScreens(
  { specification, problems }: ValidationContext,
  declared: ByName<EntityScreensDeclaration>,
): readonly Screen[] {
  const ids = new Set(specification.entities.map(entityId));
  for (const [id, screens] of Object.entries(declared)) {
    if (!problems.isKnown(pathOf('screens', 'entities', id), 'entity', id, ids)) continue;
    for (const kind of Object.keys(screens ?? {}) as Kind[]) {
      const exists = specification.screens.some(
        (screen) => screen.entity === id && screen.kind === kind,
      );
      if (exists || !(kind in needs)) continue;
      problems.add(
        pathOf('screens', 'entities', id, kind),
        fullDeclarationMessages.noScreen({ entity: id, action: needs[kind] }),
      );
    }
  }
  return specification.screens.flatMap((screen) => {
    const { entity = '', kind } = screen;
    const of = kind === 'own' ? undefined : ownEntry(declared, entity)?.[kind];
    if (of === undefined) return screen;
    return of.hidden === true
      ? []
      : withFacts(screen, of, pathOf('screens', 'entities', entity, kind));
  });
}

/** Applies the roles of screens: those that exist and that the database allows. */
export function applyScreenRoles(
  { specification, problems }: ValidationContext,
  screens: readonly Screen[],
  own: ByName<OwnScreenDeclaration>,
): readonly Screen[] {
  const names = new Set(specification.permissions.roles.map(({ name }) => name));
  return screens.map((assembled) => {
    const { entity, kind, path } = assembled;
    const of = (kind === 'own' && own[path]) || {};
    const screen = withFacts(assembled, of, pathOf('screens', 'own', path));
    const { roles } = screen;
    if (roles?.value === undefined) return screen;
    const at = roles.source.from === 'declared' ? roles.source.at : '';
    const known = problems.known(at, 'role', roles.value, names);
    const able = known.filter((role) => {
      if (entity === undefined || kind === 'own') return true;
      if (isGrantedByDatabase(specification, role, entity, needs[kind]) !== false) return true;
      problems.add(
        at,
        fullDeclarationMessages.screenNotGranted({ role, entity, action: needs[kind] }),
        grantsSource(specification, role, entity),
      );
      return false;
    });
    return { ...screen, roles: declaredAt(able, at) };
  });
}

/** Reports unknown names in custom screens, product screens and the order, and page sizes above the server's limit. */
export function checkScreens(
  { specification, problems }: ValidationContext,
  {
    own = {},
    order = [],
    lists = {},
    product = {},
    actions = {},
    frame = {},
  }: NonNullable<Declaration['screens']>,
): void {
  const ids = new Set(specification.entities.map(entityId));
  for (const [path, screen] of Object.entries(own)) {
    const at = (key: string) => pathOf('screens', 'own', path, key);
    problems.isKnown(at('entity'), 'entity', screen.entity, ids);
    problems.known(at('entities'), 'entity', screen.entities ?? [], ids);
  }
  const roles = new Set(specification.permissions.roles.map(({ name }) => name));
  for (const [screen, of] of Object.entries(product)) {
    problems.known(pathOf('screens', 'product', screen, 'roles'), 'role', of.roles ?? [], roles);
  }
  for (const [place, part] of Object.entries(frame)) {
    const at = (key: string) => pathOf('screens', 'frame', place, key);
    problems.known(at('roles'), 'role', part.roles ?? [], roles);
    problems.known(at('entities'), 'entity', part.entities ?? [], ids);
  }
  checkActions({ specification, problems }, actions);
  const places = new Set([...ids, ...Object.keys(own)]);
  problems.known(pathOf('screens', 'order'), 'place', order, places);
  const most = specification.limits.find(({ setting }) => setting === 'pgrst.db_max_rows');
  for (const [id, list] of Object.entries(lists)) {
    const size = list?.pageSize;
    if (size === undefined || most?.amount === undefined || size <= most.amount) continue;
    problems.add(
      pathOf('screens', 'lists', id, 'pageSize'),
      fullDeclarationMessages.pageSizeExceeded({ size, limit: most.value }),
      most.source,
    );
  }
}

function withFacts(screen: Screen, of: ScreenDeclaration, path: string): Screen {
  return { ...screen, ...declaredFacts(of, ['description', 'roles'], (key) => `${path}.${key}`) };
}
