import { HrefProvider } from '@ninefold/ui/components/link';
import { ToastProvider } from '@ninefold/ui/components/toast';
import type { ValueFormat } from '@ninefold/ui/fields';
import { ApplicationProvider } from '@ninefold/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useState } from 'react';
import { declarationOf } from '../queries/declaration.ts';
import type { ApplicationRouter } from '../router.ts';
import type { Application } from './application.ts';
import { navigateByLinks } from './link-navigation.ts';

export interface ApplicationRootProps {
  readonly application: Application;
  readonly router: ApplicationRouter;
  /** How values are written where neither the team nor the person chose. As the browser does, when left out. */
  readonly format?: ValueFormat;
}

/** The whole application, as the page and the stories of its screens show it. */
export function ApplicationRoot({ application, router, format }: ApplicationRootProps) {
  const declared = useDeclaredFormat(application);
  useEffect(() => navigateByLinks(router), [router]);
  return (
    <StrictMode>
      <QueryClientProvider client={application.queries}>
        <ApplicationProvider defaults={declared ?? format}>
          <ToastProvider>
            <HrefProvider value={router.history.createHref}>
              <RouterProvider router={router} />
            </HrefProvider>
          </ToastProvider>
        </ApplicationProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** What the team declares; undefined until that is loaded, and where it declares nothing. */
function useDeclaredFormat(application: Application): ValueFormat | undefined {
  const [format, setFormat] = useState<ValueFormat>();
  useEffect(() => {
    const follow = async () => {
      const { format } = await declarationOf(application);
      if (Object.keys(format).length > 0) setFormat(format);
    };
    // The screens ask for the declaration too, and say why it can't be loaded.
    follow().catch(() => undefined);
  }, [application]);
  return format;
}
