export { dropUndefined } from './drop-undefined.ts';
export * from './sources.ts';
