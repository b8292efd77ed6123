export { dropUndefined } from './drop-undefined.ts';
export { grantsBy } from './grants.ts';
export * from './sources.ts';
