export { declare, type Declaration, inLanguage, type InLanguages } from './declaration/index.ts';
export * from './model/index.ts';
export {
  conditionWords,
  entityLabel,
  entityName,
  entityPlural,
  fieldLabel,
  inSentence,
  kindLabel,
  objectWords,
  renderStatements,
  roleInSentence,
} from './phrases/index.ts';
