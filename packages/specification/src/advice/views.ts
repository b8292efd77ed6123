import { formatList } from '@ninefold/messages';
import type { Entity, Specification } from '../model/index.ts';
import { entityObject } from '../phrases/index.ts';
import { type Finding, findings, type Found, objectName, readersOf } from './advice.ts';
import { adviceMessages } from './messages.ts';

/** Views and foreign tables, which pass by the policies of tables. */
export function viewFindings(specification: Specification): readonly Finding[] {
  return specification.entities.flatMap((entity) => {
    const readers = readersOf(specification, entity);
    if (readers.length === 0) return [];
    return findings(entityObject(entity), lintsOf(entity, formatList(readers)));
  });
}

function lintsOf(entity: Entity, roles: string): readonly Found[] {
  const { kind, view, fields } = entity;
  const showsUsers = fields.some(({ base }) => base?.schema === 'auth' && base.entity === 'users');
  const names = { ...objectName(entity), roles };
  const unguarded = adviceMessages.unguarded(names);
  return [
    showsUsers && ['0002_auth_users_exposed', adviceMessages.showsUsers(names)],
    kind === 'view' &&
      view?.invoker === false && [
        '0010_security_definer_view',
        view.owner === undefined
          ? adviceMessages.definerView(names)
          : adviceMessages.definerViewOf({ ...names, owner: view.owner }),
      ],
    kind === 'materialized view' && ['0016_materialized_view_in_api', unguarded],
    kind === 'foreign table' && ['0017_foreign_table_in_api', unguarded],
  ];
}
