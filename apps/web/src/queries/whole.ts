import { type Catalog, specificationOf } from '@ninefold/data/discovery';
import {
  blankSpecification,
  type Declaration,
  type Specification,
} from '@ninefold/data/specification';
import type { AppliedDeclaration } from '@ninefold/data/specification/declared';
import { applyRemainder } from '@ninefold/data/specification/declared/whole';

/** What only the screens of the specification need: calls, and all that is declared. */
export function wholeOf(
  catalog: Catalog | null,
  declaration: Declaration,
  apply: (found: Specification) => AppliedDeclaration,
): AppliedDeclaration {
  const found = catalog === null ? blankSpecification : specificationOf(catalog);
  return applyRemainder(apply(found), declaration);
}
