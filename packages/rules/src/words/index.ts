import type { Expression } from '../expressions/index.ts';
import { demandOf } from './demand.ts';
import { readCondition } from './read-condition.ts';
import { type Subject, Unsaid } from './subject.ts';

export type { Subject } from './subject.ts';

/**
 * Says what a record must fulfil that a condition refuses: "Fill in “Due” if “Status” is “Planned”." Of several parts,
 * only those that are FALSE for the record, where that is known. Undefined where there are no words for it.
 */
export function conditionDemand(subject: Subject, condition: Expression): string | undefined {
  try {
    return demandOf(subject, readCondition(subject, condition));
  } catch (error) {
    if (error instanceof Unsaid) return undefined;
    throw error;
  }
}
