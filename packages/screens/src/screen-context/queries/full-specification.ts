import {
  type Catalog,
  hasEarlierFunctions,
  specificationOf,
} from '@ninefold/specification/catalog';
import { blankSpecification, type Declaration, type Specification } from '@ninefold/specification';
import type { AppliedDeclaration } from '@ninefold/specification/declaration';
import { applyRulesAndPermissions } from '@ninefold/specification/declaration/full';

/** Completes a specification with calls and all declarations, for its own screens. */
export function wholeOf(
  catalog: Catalog | null,
  declaration: Declaration,
  apply: (found: Specification) => AppliedDeclaration,
): AppliedDeclaration & { readonly hasEarlierFunctions: boolean } {
  const found = catalog === null ? blankSpecification : specificationOf(catalog);
  return {
    ...applyRulesAndPermissions(apply(found), declaration),
    hasEarlierFunctions: catalog !== null && hasEarlierFunctions(catalog),
  };
}
