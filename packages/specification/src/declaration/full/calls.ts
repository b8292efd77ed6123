import { formatList } from '@ninefold/messages';
import { pathOf } from '../../key-path/index.ts';
import { type Call, entityId } from '../../model/index.ts';
import type { ByName, CallDeclaration } from '../declaration.ts';
import { declaredAt, type ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Point 7: adds declared calls, except below `/rest/v1/`, and describes those of the database. */
export function applyCalls(
  { specification, problems }: ValidationContext,
  declared: ByName<CallDeclaration>,
): readonly Call[] {
  const known = new Set(specification.calls.map(keyOf));
  const ids = new Set(specification.entities.map(entityId));
  const own = Object.entries(declared).flatMap(([key, of]): readonly Call[] => {
    if (of === undefined || known.has(key)) return [];
    const at = pathOf('calls', key);
    const [name = '', path = ''] = key.split(' ');
    const method = methods.find((each) => each === name);
    if (method === undefined || !path.startsWith('/')) {
      problems.add(at, fullDeclarationMessages.callKey({ methods: formatList(methods) }));
      return [];
    }
    if (path.startsWith('/rest/v1/')) {
      problems.unknown(at, 'call', key, known);
      return [];
    }
    const isEntity = problems.isKnown(`${at}.entity`, 'entity', of.entity, ids);
    return [
      {
        method,
        path,
        does: of.does,
        ...(isEntity && { entity: of.entity }),
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
