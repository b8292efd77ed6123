/** Loaded with the declaration, after the first screen's code. */
export {
  applyDeclaration,
  declaredEntities,
  declaredValueFormat,
  inLanguage,
  declareOutlines,
} from '@ninefold/specification/declaration';
