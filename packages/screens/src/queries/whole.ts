import { type Catalog, specificationOf } from '@ninefold/specification/catalog';
import { blankSpecification, type Declaration, type Specification } from '@ninefold/specification';
import type { AppliedDeclaration } from '@ninefold/specification/declaration';
import { applyRemainder } from '@ninefold/specification/declaration/full';

/** What only the screens of the specification need: calls, and all that is declared. */
export function wholeOf(
  catalog: Catalog | null,
  declaration: Declaration,
  apply: (found: Specification) => AppliedDeclaration,
): AppliedDeclaration {
  const found = catalog === null ? blankSpecification : specificationOf(catalog);
  return applyRemainder(apply(found), declaration);
}
