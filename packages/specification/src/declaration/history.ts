import { entityId } from '../model/paths.ts';
import { fieldOf } from '../model/queries.ts';
import type { ChangeHistory, Entity } from '../model/specification.ts';
import type { HistoryDeclaration } from './declaration.ts';
import { declaredAt, pathOf, type ProblemList } from './problems.ts';

/**
 * Applies that a table keeps the changes of other entities' records. A field that does not fit leaves
 * its rows as they are.
 *
 * @param ids Of the known entities, by `entityId`.
 */
export function historyOf(
  entity: Entity,
  history: HistoryDeclaration | undefined,
  ids: ReadonlySet<string>,
  problems: ProblemList,
): { readonly history?: Entity['history'] } {
  if (history === undefined) return {};
  const at = (...keys: string[]) => pathOf('entities', entityId(entity), 'history', ...keys);
  const names = new Set(entity.fields.map(({ name }) => name));
  const fits = (part: keyof typeof kinds): boolean => {
    const name = history[part];
    if (name === undefined) return part === 'by';
    const kind = fieldOf(entity, name)?.kind;
    if (kind === undefined) {
      problems.unknown(at(part), 'field', name, names);
      return false;
    }
    const { allowed, message } = kinds[part];
    if (allowed === undefined || allowed.includes(kind)) return true;
    problems.add(at(part), `${name} ${message}`);
    return false;
  };
  // Only the entities of a screen are known to it: what it does not know is declared all the same.
  problems.known(at('of'), 'entity', history.of, ids);
  const { by, ...required } = history;
  const fitting = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(fits);
  if (requiredParts.some((part) => !fitting.includes(part))) return {};
  const whole: ChangeHistory =
    by !== undefined && fitting.includes('by') ? { ...required, by } : required;
  return { history: declaredAt(whole, at()) };
}

/** The kinds of value that each part can have, and the problem with another. */
const kinds: Readonly<
  Record<
    Exclude<keyof ChangeHistory, 'of'>,
    { readonly allowed?: readonly string[]; readonly message: string }
  >
> = {
  entity: { message: '' },
  record: { message: '' },
  at: {
    allowed: ['instant', 'timestamp', 'date'],
    message: 'is not a date or time, so it can’t say when a record changed.',
  },
  by: { message: '' },
  before: { allowed: ['json'], message: 'is not JSON, so it can’t hold the values before.' },
  after: { allowed: ['json'], message: 'is not JSON, so it can’t hold the values after.' },
};

const requiredParts = ['entity', 'record', 'at', 'before', 'after'] as const;
