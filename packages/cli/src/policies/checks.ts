import { entityId } from '@ninefold/specification';
import type { Check } from './model/index.ts';
import { relationSql } from '../sources/index.ts';
import { hasKeySql, ungrantedSql } from './sql/index.ts';
import type { Reading, Trial } from './try-reading.ts';
import type { Attempt, Written } from './try-writing.ts';
import { insufficientPrivilege } from './verdict.ts';

/** Chooses what a test asks again: of each action, one attempt that was allowed, and one that wasn't. */
export function checksOf(
  { person, entity, grants }: Trial,
  { read, key, visible, hidden }: Reading,
  written: Readonly<Record<'create' | 'change' | 'delete', Written>>,
): readonly Check[] {
  const id = entityId(entity);
  const field = grants.columns.find(({ generated, identity }) => !generated && !identity)?.name;
  const named = (
    action: string,
    verb: string,
    of: string,
  ): Pick<Check, 'person' | 'description'> => ({
    person,
    description: `${person.label} ${verb} ${action} ${of}`,
  });
  const refused = (action: 'read' | 'create' | 'change' | 'delete'): Check => ({
    ...named(action, 'has no grant to', id),
    sql: ungrantedSql(entity, action, field ?? ''),
    expected: insufficientPrivilege,
  });
  const count = (of: readonly string[]) =>
    `select count(*) from ${relationSql(entity)} where ${hasKeySql(key, of)}`;
  // A row without a key is elsewhere once the table is filled again.
  const ifLasting = (checks: readonly Check[]) => (key.includes('ctid') ? [] : checks);
  const reads = read.granted
    ? ifLasting([
        ...visible.slice(0, 1).map((of): Check => ({
          ...named('read', 'can', `${id} ${of.join(', ')}`),
          sql: count(of),
          expected: 1,
        })),
        ...hidden.slice(0, 1).map((of): Check => ({
          ...named('read', 'can’t', `${id} ${of.join(', ')}`),
          sql: count(of),
          expected: 0,
        })),
      ])
    : [refused('read')];
  const writes = (['create', 'change', 'delete'] as const).flatMap((action) => {
    const { access, attempts } = written[action];
    if (!access.granted) return field === undefined ? [] : [refused(action)];
    const one = (is: 'allowed' | 'denied', verb: string) =>
      attempts
        .filter(({ verdict }) => verdict.is === is)
        .slice(0, 1)
        .map(({ key: of, sql, expected }: Attempt): Check => ({
          ...named(
            action,
            verb,
            `${action === 'create' ? 'a copy of ' : ''}${id} ${of.join(', ')}`,
          ),
          sql,
          expected,
        }));
    return ifLasting([...one('allowed', 'can'), ...one('denied', 'can’t')]);
  });
  return [...reads, ...writes];
}
