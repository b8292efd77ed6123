export type * from './catalog.ts';
export type * from './catalog-parts.ts';
