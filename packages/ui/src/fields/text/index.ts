export { isMultiline } from './text-size.ts';
