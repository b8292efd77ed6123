import { withEntity, type ExplainContext } from './context.ts';
import { explainAction } from './explain-action.ts';
import { explainDue, explainWaiting } from './explain-attention.ts';
import { explainEntity, explainField } from './explain-entity.ts';
import { explainEmpty, explainRows } from './explain-list.ts';
import { explainRefusal } from './explain-refusal.ts';
import { explainScreen } from './explain-screen.ts';
import { explainMove, explainMoves, explainState } from './explain-states.ts';
import type { Explanation } from './finding.ts';
import type { Question } from './question.ts';

export type { ExplainContext } from './context.ts';

/**
 * Answers "why?" from the specification alone: facts, their sources, and remedies. Unknown facts are
 * *not shown*, with what would make them known.
 *
 * @returns undefined where the specification does not have the subject.
 */
export function explain(
  context: ExplainContext,
  { about, names }: Question,
): Explanation | undefined {
  if (about === 'screen') return explainScreen(context, names[0], names[1]);
  const known = withEntity(context, names[0]);
  if (known === undefined) return undefined;
  switch (about) {
    case 'entity':
      return explainEntity(known);
    case 'field':
      return explainField(known, names[1]);
    case 'state':
      return explainState(known, names[1], names[2]);
    case 'move':
      return explainMove(known, names[1], names[2], names[3]);
    case 'moves':
      return explainMoves(known, names[1], names[2]);
    case 'action':
      return explainAction(known, names[1]);
    case 'empty':
      return explainEmpty(known, names[1]);
    case 'rows':
      return explainRows(known);
    case 'due':
      return explainDue(known, names[1], names[2]);
    case 'waiting':
      return explainWaiting(known, names[1], names[2]);
    default:
      return explainRefusal(known, names[1], names[2], names[3]);
  }
}
