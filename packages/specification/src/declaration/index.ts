export { applyDeclaration, type AppliedDeclaration } from './apply.ts';
export * from './declaration.ts';
export { declare } from './declare.ts';
export {
  declaredEntities,
  type DeclaredOutline,
  declareOutlines,
  type OutlinedList,
} from './outlines.ts';
export { declaredFacts, type DeclarationProblem } from './problems.ts';
export {
  type DeclaredText,
  declaredTexts,
  inLanguage,
  type InLanguages,
  type TextByLanguage,
} from './in-language.ts';
export { declaredValueFormat, type DeclaredValueFormat } from './value-format.ts';
