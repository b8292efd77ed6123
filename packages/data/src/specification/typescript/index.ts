export { typesOf } from './types-of.ts';
