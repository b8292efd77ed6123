export { compileCheck } from './compile-check.ts';
