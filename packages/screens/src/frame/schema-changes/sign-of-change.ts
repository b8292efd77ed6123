import type { Failure } from '@ninefold/data/errors';
import { rulesOfConstraint, type Specification } from '@ninefold/specification';

/**
 * Returns whether a rejection may come from a database that has changed since the screens were
 * built: it names an object that doesn't exist, forbids an action that was offered, or enforces a
 * rule that no form has. Checking once too often costs one small request, and changes nothing on the
 * screen.
 */
export function mayShowAnotherSchema(failure: Failure, known: readonly Specification[]): boolean {
  switch (failure.kind) {
    // A column, table, function or way to a table that does not exist; a grant or policy that
    // is gone; a value that is missing or that its type does not take: forms ask before.
    case 'misconfigured':
    case 'denied':
    case 'required':
    case 'invalid':
      return true;
    case 'check':
    case 'unique':
    case 'reference':
    case 'conflict':
      return isUnknown(failure.constraint, known);
    default:
      return false;
  }
}

function isUnknown(constraint: string | undefined, known: readonly Specification[]): boolean {
  return (
    constraint !== undefined &&
    !known.some((specification) => rulesOfConstraint(specification, constraint).length > 0)
  );
}
