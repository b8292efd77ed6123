/** Apart from the specification's own index: an application loads it beside its first screen. */
export { declaredValueFormat, type DeclaredValueFormat } from './value-format.ts';
export { applyDeclaration, type AppliedDeclaration } from './apply.ts';
export { declaredEntities, type DeclaredOutline, declareOutlines } from './outlines.ts';
export type { Declaration } from './declaration.ts';
