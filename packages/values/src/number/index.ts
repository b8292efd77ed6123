export { decimal } from './decimal.ts';
export {
  addExact,
  compareExact,
  type ExactNumber,
  readExact,
  shortened,
  writeExact,
} from './exact.ts';
export { float } from './float.ts';
export { integer } from './integer.ts';
export { addNumbers } from './add.ts';
