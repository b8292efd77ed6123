export { namesOf } from './names-of.ts';
export { typesOf } from './types-of.ts';
export { quoted, quotedKey } from './write.ts';
