import type { EntityOutline } from '@ninefold/specification/catalog';
import type { Specification } from '@ninefold/specification';
import type { Application } from '../../application/index.ts';

/**
 * The team's declaration, and functions that apply it to the database's specification. A dump and a blank
 * start come with nothing declared.
 */
export async function declarationOf({ configuration: { start }, readDeclaration }: Application) {
  const isDeclared = start === 'example' || start === 'project';
  const [file, declared] = await Promise.all([
    isDeclared ? readDeclaration() : { specification: {} },
    import('./apply-declaration.ts'),
  ]);
  const { applyDeclaration, declareOutlines, declaredEntities, declaredValueFormat, inLanguage } =
    declared;
  const declaration = inLanguage(file.specification);
  return {
    declaration,
    /** The format of values for people who haven't chosen one. */
    format: declaredValueFormat(declaration),
    apply: {
      toWhole: (found: Specification) => applyDeclaration(found, declaration),
      toOutlines: (outlines: readonly EntityOutline[]) => declareOutlines(outlines, declaration),
      /** The entities that the team speaks of, by `entityId`: of a search, those that it finds by label. */
      foremost: (search: string) => declaredEntities(declaration, search),
    },
  };
}
