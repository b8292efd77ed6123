export { namesOf } from './names-of.ts';
export { typesOf } from './types-of.ts';
