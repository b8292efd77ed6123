import { lazy, Suspense } from 'react';

const PageNotFound = lazy(async () => ({
  default: (await import('./page-not-found.tsx')).PageNotFound,
}));

/** Says that a page is not found. Few people see it, so that it is loaded when it is needed. */
export function NotFound() {
  return (
    <Suspense>
      <PageNotFound />
    </Suspense>
  );
}
