import { formatList } from '@ninefold/messages';
import { pathOf } from '../key-path/index.ts';
import { type Entity, entityId, type Screen } from '../model/index.ts';
import type { ByName, OwnScreenDeclaration } from './declaration.ts';
import { declarationMessages } from './messages.ts';
import type { ProblemList } from './problems.ts';

/**
 * Point 2: screens of the team's own join those of the entities, or take the place of the one at
 * their path; those of hidden entities go.
 */
export function applyScreens(
  known: readonly Screen[],
  entities: readonly Entity[],
  declared: ByName<OwnScreenDeclaration>,
  problems: ProblemList,
): readonly Screen[] {
  const hidden = new Set(entities.filter(({ hidden }) => hidden?.value === true).map(entityId));
  const own = Object.entries(declared).flatMap(([path, screen]) => {
    const at = pathOf('screens', 'own', path);
    if (screen === undefined) return [];
    if (!path.startsWith('/') || taken.test(path)) {
      problems.add(
        at,
        declarationMessages.customPath({
          paths: formatList(['/', '/sign-in', '/specification', '/tenant/…'], 'or'),
        }),
      );
      return [];
    }
    return [ownScreen(path, screen, at)];
  });
  // Others go on seeing the assembled one where the own screen is for some roles.
  const replaced = new Set(
    own.filter(({ path }) => declared[path]?.roles === undefined).map(({ path }) => shapeOf(path)),
  );
  return [
    ...known
      .filter(({ entity }) => entity === undefined || !hidden.has(entity))
      .filter(({ path }) => !replaced.has(shapeOf(path))),
    ...own,
  ];
}

const taken = /^\/(?:$|(?:sign-in|specification)(?:\/|$)|tenant\/)/;

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}(?:,\{[^{}]*\})*/g, '{}');
}

function ownScreen(
  path: string,
  { title, entity, entities }: OwnScreenDeclaration,
  at: string,
): Screen {
  return {
    kind: 'own',
    title,
    path,
    parameters: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name),
    ...(entity === undefined ? {} : { entity }),
    ...(entities === undefined ? {} : { entities }),
    source: { from: 'declared', at },
  };
}
