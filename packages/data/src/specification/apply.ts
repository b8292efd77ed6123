import type { Declaration } from './declaration.ts';
import type { Specification } from './specification.ts';

/** Something declared that does not fit what is known. The rest is applied. */
export interface DeclarationProblem {
  /** The key path in the declaration: `entities.work_ordr.fields.titel`. */
  readonly path: string;
  /** What does not fit and what to do, in words. */
  readonly message: string;
  /** Names that may have been meant, nearest first. */
  readonly nearest: readonly string[];
}

export interface AppliedDeclaration {
  readonly specification: Specification;
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Joins what the team declares to what the database says. Declared labels,
 * descriptions, orders and messages win; nothing declared makes more possible
 * than the database allows: an entity, field or state that it does not have is
 * a problem and left out.
 */
export declare function applyDeclaration(
  specification: Specification,
  declaration: Declaration,
): AppliedDeclaration;
