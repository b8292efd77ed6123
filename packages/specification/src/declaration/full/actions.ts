import { pathOf } from '../../key-path/index.ts';
import { entityId } from '../../model/index.ts';
import type { RoleAction } from '../may.ts';
import { knownConditions, type ValidationContext } from '../problems.ts';
import type { ActionPlace } from '../screen-declaration.ts';
import type { Declaration } from '../declaration.ts';
import { fullDeclarationMessages } from './messages.ts';

const places: Readonly<Record<ActionPlace, true>> = { record: true, selection: true, list: true };
const required: Readonly<Record<RoleAction, true>> = {
  read: true,
  create: true,
  change: true,
  remove: true,
};

/** Reports custom actions that do nothing, and unknown names in them. */
export function checkActions(
  { specification, problems }: ValidationContext,
  declared: NonNullable<NonNullable<Declaration['screens']>['actions']>,
): void {
  const entities = new Map(specification.entities.map((entity) => [entityId(entity), entity]));
  const roles = new Set(specification.permissions.roles.map(({ name }) => name));
  for (const [id, actions] of Object.entries(declared)) {
    const entity = entities.get(id);
    if (!problems.isKnown(pathOf('screens', 'actions', id), 'entity', id, entities.keys()))
      continue;
    for (const [name, action] of Object.entries(actions ?? {})) {
      const at = (...keys: string[]) => pathOf('screens', 'actions', id, name, ...keys);
      const { href, on, requires, only } = action;
      if (action.action === undefined && href === undefined) {
        problems.add(at(), fullDeclarationMessages.noAction({ action: 'action', href: 'href' }));
      }
      if (typeof on === 'string')
        problems.isKnown(at('on'), 'actionPlace', on, Object.keys(places));
      else problems.known(at('on'), 'actionPlace', on, Object.keys(places));
      if (href !== undefined && [on].flat().includes('selection')) {
        problems.add(at('href'), fullDeclarationMessages.hrefOnSelection);
      }
      problems.isKnown(at('requires'), 'action', requires, Object.keys(required));
      problems.known(at('roles'), 'role', action.roles ?? [], roles);
      problems.known(at('entities'), 'entity', action.entities ?? [], entities.keys());
      if (entity !== undefined && only !== undefined) {
        knownConditions(entity, only.while, { problems, at: at('only', 'while') });
      }
    }
  }
}
