export { decimal } from './decimal.ts';
export { compareExact, type ExactNumber, readExact, shortened, writeExact } from './exact.ts';
export { float } from './float.ts';
export { integer } from './integer.ts';
