/** Loaded with the declaration, after the first screen's code. */
export {
  applyDeclaration,
  declaredEntities,
  declaredValueFormat,
  declareOutlines,
} from '@ninefold/specification/declaration';
