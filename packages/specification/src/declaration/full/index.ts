/** Applies the rest of a declaration, for documents, the command and the specification's screen. */
export { applyAll, applyRulesAndPermissions } from './apply-all.ts';
