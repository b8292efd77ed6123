import { HrefProvider } from '@ninefold/ui/components/link';
import { ToastProvider } from '@ninefold/ui/components/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { ApplicationRouter } from '../router.ts';
import type { Application } from './application.ts';
import { navigateByLinks } from './link-navigation.ts';

export interface ApplicationRootProps {
  readonly application: Application;
  readonly router: ApplicationRouter;
}

/** The whole application, as the page and the stories of its screens show it. */
export function ApplicationRoot({ application, router }: ApplicationRootProps) {
  useEffect(() => navigateByLinks(router), [router]);
  return (
    <StrictMode>
      <QueryClientProvider client={application.queries}>
        <ToastProvider>
          <HrefProvider value={router.history.createHref}>
            <RouterProvider router={router} />
          </HrefProvider>
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
