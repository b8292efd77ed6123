import type { FunctionComponent } from 'react';
import { deferred } from '../deferred/index.tsx';

export { PageNotFound } from './page-not-found.tsx';

/** Says that a page is not found. Few people see it, so that it is loaded when it is needed. */
export const NotFound: FunctionComponent = deferred(
  () => import('./page-not-found.tsx'),
  'PageNotFound',
);
