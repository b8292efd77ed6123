export { declare, type Declaration, inLanguage, type InLanguages } from './declaration/index.ts';
export * from './model/index.ts';
export {
  entityLabel,
  entityName,
  entityPlural,
  fieldLabel,
  inSentence,
  kindLabel,
  objectWords,
  renderStatements,
} from './phrases/index.ts';
