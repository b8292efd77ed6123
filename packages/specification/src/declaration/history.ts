import { pathOf } from '../key-path/index.ts';
import { type ChangeHistory, type Entity, entityId, fieldOf } from '../model/index.ts';
import type { HistoryDeclaration } from './declaration.ts';
import { declarationMessages } from './messages.ts';
import { declaredAt, type ProblemList } from './problems.ts';

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
  const fits = (part: Part): boolean => {
    const name = history[part];
    if (name === undefined) return part === 'by';
    const kind = fieldOf(entity, name)?.kind;
    if (kind === undefined) {
      problems.unknown(at(part), 'field', name, names);
      return false;
    }
    const message = unfit(part, name, kind);
    if (message !== undefined) problems.add(at(part), message);
    return message === undefined;
  };
  // Only the entities of a screen are known to it: what it does not know is declared all the same.
  problems.known(at('of'), 'entity', history.of, ids);
  const { by, ...required } = history;
  const fitting = ([...requiredParts, 'by'] as const).filter(fits);
  if (requiredParts.some((part) => !fitting.includes(part))) return {};
  const whole: ChangeHistory =
    by !== undefined && fitting.includes('by') ? { ...required, by } : required;
  return { history: declaredAt(whole, at()) };
}

type Part = Exclude<keyof ChangeHistory, 'of'>;

const requiredParts = ['entity', 'record', 'at', 'before', 'after'] as const;

/** Says what is wrong with a field of this kind for a part; undefined where it fits. */
function unfit(part: Part, field: string, kind: string): string | undefined {
  const isMoment = ['instant', 'timestamp', 'date'].includes(kind);
  if (part === 'at' && !isMoment) return declarationMessages.notTime({ field });
  if (part === 'before' && kind !== 'json') return declarationMessages.notJsonBefore({ field });
  if (part === 'after' && kind !== 'json') return declarationMessages.notJsonAfter({ field });
  return undefined;
}
