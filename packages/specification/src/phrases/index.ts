export * from './bounds-statement.ts';
export * from './error-statement.ts';
export * from './kind-label.ts';
export * from './object-names.ts';
export * from './present.ts';
export * from './render-statements.ts';
export * from './rule-statement.ts';
export * from './sentence.ts';
