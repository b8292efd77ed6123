import { entityId } from '../paths.ts';
import type { Entity, Screen } from '../specification.ts';
import type { OwnScreenDeclaration } from './declaration.ts';
import { pathOf, type ProblemList } from './problems.ts';

/** Point 2: screens of the team's own join those of the entities; those of hidden entities go. */
export function applyScreens(
  known: readonly Screen[],
  entities: readonly Entity[],
  declared: { readonly [path: string]: OwnScreenDeclaration | undefined },
  problems: ProblemList,
): readonly Screen[] {
  const hidden = new Set(entities.filter(({ hidden }) => hidden?.value === true).map(entityId));
  const ids = new Set(entities.map(entityId));
  const own = Object.entries(declared).flatMap(([path, screen]) => {
    const at = pathOf('screens', 'own', path);
    if (screen === undefined) return [];
    if (!path.startsWith('/') || path.startsWith('/data/')) {
      problems.add(at, `A screen of your own has a path that begins with / and not with /data/.`);
      return [];
    }
    if (screen.entity !== undefined && !ids.has(screen.entity)) {
      problems.unknown(`${at}.entity`, 'entity', screen.entity, ids);
      return [];
    }
    return [ownScreen(path, screen, at)];
  });
  return [...known.filter(({ entity }) => entity === undefined || !hidden.has(entity)), ...own];
}

function ownScreen(path: string, { title, entity }: OwnScreenDeclaration, at: string): Screen {
  return {
    kind: 'own',
    title,
    path,
    parameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
    ...(entity === undefined ? {} : { entity }),
    source: { from: 'declared', at },
  };
}
