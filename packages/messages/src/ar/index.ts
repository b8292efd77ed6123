import type { CatalogueParts } from '../catalogue-parts.ts';
import first from './first.json' with { type: 'json' };

/** Arrives with the first part, which every page needs. */
export const parts: CatalogueParts = {
  first: () => ({ default: first }),
  rest: () => import('./rest.json', { with: { type: 'json' } }),
  specification: () => import('./specification.json', { with: { type: 'json' } }),
  command: () => import('./command.json', { with: { type: 'json' } }),
};
