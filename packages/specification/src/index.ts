export { declare, type Declaration, inLanguage, type InLanguages } from './declaration/index.ts';
export * from './model/index.ts';
export {
  anyOf,
  entityLabel,
  entityName,
  entityPlural,
  fieldLabel,
  inSentence,
  kindLabel,
  listed,
  objectWords,
  renderStatements,
} from './phrases/index.ts';
