export { bitLimit, bitsIn } from './bits.ts';
export { checkText, isCheckedType } from './check-text.ts';
