import type { EntityOutline } from '@ninefold/specification/catalog';
import type { Declaration, Specification } from '@ninefold/specification';
import type { AppliedDeclaration, DeclaredValueFormat } from '@ninefold/specification/declaration';
import type { Application, DeclarationFile } from '../application/index.ts';
import type { ListedEntity } from './specification.ts';

/** The team's declaration, and functions that apply it to the database's specification. */
export interface Declared {
  readonly declaration: Declaration;
  /** How values are written for a person who chose nothing. */
  readonly format: DeclaredValueFormat;
  readonly apply: {
    readonly toWhole: (found: Specification) => AppliedDeclaration;
    readonly toOutlines: (outlines: readonly EntityOutline[]) => readonly ListedEntity[];
    /** The entities that the team speaks of, by `entityId`: of a search, those that it finds by label. */
    readonly foremost: (search: string) => readonly string[];
  };
}

/** A dump and a blank start come with nothing declared. */
export function declarationOf({ configuration, readDeclaration }: Application): Promise<Declared> {
  const { start } = configuration;
  const isDeclared = start === 'example' || start === 'project';
  return declaredIn(isDeclared ? readDeclaration() : { specification: {} });
}

async function declaredIn(file: DeclarationFile | Promise<DeclarationFile>): Promise<Declared> {
  const [{ specification: declaration }, declared] = await Promise.all([
    file,
    import('./apply-declaration.ts'),
  ]);
  const { applyDeclaration, declareOutlines, declaredEntities, declaredValueFormat } = declared;
  return {
    declaration,
    format: declaredValueFormat(declaration),
    apply: {
      toWhole: (found) => applyDeclaration(found, declaration),
      toOutlines: (outlines) => declareOutlines(outlines, declaration),
      foremost: (search) => declaredEntities(declaration, search),
    },
  };
}
