export { binary } from './binary.ts';
export { boolean } from './boolean.ts';
export { enumeration } from './enumeration.ts';
export * from './exact-json.ts';
export { json, jsonElement } from './json.ts';
export { other } from './other.ts';
export { characterCount, text } from './text.ts';
export { uuid } from './uuid.ts';
