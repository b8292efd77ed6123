import type { Entity, Specification } from '../model/index.ts';
import { capital, entityObject, listed } from '../phrases/index.ts';
import { type Finding, findings, readersOf } from './advice.ts';

/** Views and foreign tables, which pass by the policies of tables. */
export function viewFindings(specification: Specification): readonly Finding[] {
  return specification.entities.flatMap((entity) => {
    const readers = readersOf(specification, entity);
    if (readers.length === 0) return [];
    const object = entityObject(entity);
    return findings(object, capital(object), lintsOf(entity, listed(readers)));
  });
}

function lintsOf(entity: Entity, readers: string): Parameters<typeof findings>[2] {
  const { kind, view, fields } = entity;
  const showsUsers = fields.some(({ base }) => base?.schema === 'auth' && base.entity === 'users');
  const owner = view?.owner === undefined ? '' : ` ${view.owner}`;
  const unguarded = `may be read by ${readers}, and no policy applies to it.`;
  return [
    showsUsers && ['0002_auth_users_exposed', `shows columns of auth.users to ${readers}.`],
    kind === 'view' &&
      view?.invoker === false && [
        '0010_security_definer_view',
        `shows ${readers} what its owner${owner} may see. With security_invoker, their own rights and policies apply.`,
      ],
    kind === 'materialized view' && ['0016_materialized_view_in_api', unguarded],
    kind === 'foreign table' && ['0017_foreign_table_in_api', unguarded],
  ];
}
