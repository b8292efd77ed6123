/** Apart from the specification's own index: an application that declares nothing loads none of it. */
export { applyDeclaration, type AppliedDeclaration } from './apply.ts';
export { declaredEntities, type DeclaredOutline, declareOutlines } from './outlines.ts';
