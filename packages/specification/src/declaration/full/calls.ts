import { entityId } from '../../model/paths.ts';
import type { Call } from '../../model/specification.ts';
import type { CallDeclaration } from '../declaration.ts';
import { declaredAt, pathOf } from '../problems.ts';
import type { Surroundings } from './surroundings.ts';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/**
 * Point 7: calls of the team's own, and words for those that the database has.
 * Below `/rest/v1/` there is only what the database grants.
 */
export function applyCalls(
  { specification, problems }: Surroundings,
  declared: { readonly [call: string]: CallDeclaration | undefined },
): readonly Call[] {
  const known = new Set(specification.calls.map(keyOf));
  const ids = new Set(specification.entities.map(entityId));
  const own = Object.entries(declared).flatMap(([key, of]): readonly Call[] => {
    if (of === undefined || known.has(key)) return [];
    const at = pathOf('calls', key);
    const [name = '', path = ''] = key.split(' ');
    const method = methods.find((each) => each === name);
    if (method === undefined || !path.startsWith('/')) {
      problems.add(
        at,
        `A call is named by its method and its path, as in "POST /functions/v1/print"; methods are ${methods.join(', ')}.`,
      );
      return [];
    }
    if (path.startsWith('/rest/v1/')) {
      problems.unknown(at, 'call', key, known);
      return [];
    }
    if (of.entity !== undefined && !ids.has(of.entity)) {
      problems.unknown(`${at}.entity`, 'entity', of.entity, ids);
    }
    return [
      {
        method,
        path,
        does: of.does,
        ...(of.entity !== undefined && ids.has(of.entity) ? { entity: of.entity } : {}),
        payload: of.payload ?? [],
        source: { from: 'declared', at },
      },
    ];
  });
  return [
    ...specification.calls.map((call) => {
      const of = declared[keyOf(call)];
      if (of === undefined) return call;
      return { ...call, description: declaredAt(of.does, pathOf('calls', keyOf(call), 'does')) };
    }),
    ...own,
  ];
}

function keyOf({ method, path }: Call): string {
  return `${method} ${path}`;
}
