import type { Entity, Specification } from '@ninefold/specification';
import { checksOf } from './checks-of.ts';

/** A constraint that only the database can check. */
export interface UndecidedCheck {
  readonly constraint: string;
  readonly reason: string;
}

/** Returns the CHECK constraints of an entity that are left to the database, whatever the record. */
export function undecidedChecks(
  specification: Specification,
  entity: Entity,
): readonly UndecidedCheck[] {
  return checksOf(specification, entity).flatMap(({ rule, compiled }) =>
    compiled.kind === 'undecided'
      ? [{ constraint: rule.constraint ?? '', reason: compiled.reason }]
      : [],
  );
}
