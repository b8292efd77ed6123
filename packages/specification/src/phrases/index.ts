export * from './error-statement.ts';
export * from './render-statements.ts';
export * from './rule-statement.ts';
export * from './sentence.ts';
