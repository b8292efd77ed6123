export * from './error-words.ts';
export * from './restate.ts';
export * from './rule-words.ts';
export * from './sentence.ts';
