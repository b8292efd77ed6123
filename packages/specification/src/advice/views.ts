import { capital, entityObject } from '../difference/names.ts';
import type { Entity, Specification } from '../model/specification.ts';
import { listed } from '../phrases/sentence.ts';
import type { Finding, Lint } from './advice.ts';
import { readersOf } from './readers.ts';

/** Views and foreign tables, which pass by the policies of tables. */
export function viewFindings(specification: Specification): readonly Finding[] {
  return specification.entities.flatMap((entity) => {
    const readers = readersOf(specification, entity);
    if (readers.length === 0) return [];
    const object = entityObject(entity);
    return findingsOf(entity, listed(readers)).map(([lint, words]) => ({
      lint,
      object,
      statement: `${capital(object)} ${words}`,
    }));
  });
}

function findingsOf(entity: Entity, readers: string): readonly (readonly [Lint, string])[] {
  const { kind, view, fields } = entity;
  const showsUsers = fields.some(({ base }) => base?.schema === 'auth' && base.entity === 'users');
  return [
    ...(showsUsers
      ? [['0002_auth_users_exposed', `shows columns of auth.users to ${readers}.`] as const]
      : []),
    ...(kind === 'view' && view?.invoker === false
      ? [
          [
            '0010_security_definer_view',
            `shows ${readers} what its owner${view.owner === undefined ? '' : ` ${view.owner}`} may see. With security_invoker, their own rights and policies apply.`,
          ] as const,
        ]
      : []),
    ...(kind === 'materialized view'
      ? [
          [
            '0016_materialized_view_in_api',
            `may be read by ${readers}, and no policy applies to it.`,
          ] as const,
        ]
      : []),
    ...(kind === 'foreign table'
      ? [
          [
            '0017_foreign_table_in_api',
            `may be read by ${readers}, and no policy applies to it.`,
          ] as const,
        ]
      : []),
  ];
}
