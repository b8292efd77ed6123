import type { FunctionComponent } from 'react';
import { deferred } from '../application/index.ts';

/** Says that a page is not found. Few people see it, so that it is loaded when it is needed. */
export const PageNotFound = deferred(() => import('./page-not-found.tsx'), 'PageNotFound');

/** The same without its own title and link, for a route. */
export const NotFound: FunctionComponent = PageNotFound;
