import { HrefProvider } from '@ninefold/ui/components/link';
import { ToastProvider } from '@ninefold/ui/components/toast';
import { type ApplicationDefaults, ApplicationProvider } from '@ninefold/ui/provider';
import type { DeclaredValueFormat } from '@ninefold/specification/declaration';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { declarationOf } from '../queries/index.ts';
import type { ApplicationRouter } from '../routing/index.ts';
import type { Application } from '../application/index.ts';
import { navigateByLinks } from './link-navigation.ts';

export interface ApplicationRootProps {
  readonly application: Application;
  readonly router: ApplicationRouter;
  /** Settings for what neither the declaration nor the person chooses. */
  readonly defaults?: ApplicationDefaults;
}

/** The whole application, as the page and the stories of its screens show it. */
export function ApplicationRoot({ application, router, defaults }: ApplicationRootProps) {
  const format = useDeclaredFormat(application);
  const all = useMemo(() => ({ ...defaults, ...format }), [defaults, format]);
  useEffect(() => navigateByLinks(router), [router]);
  return (
    <StrictMode>
      <QueryClientProvider client={application.queries}>
        <ApplicationProvider defaults={all}>
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

/** Returns the declared value formats. Undefined until they are loaded. */
function useDeclaredFormat(application: Application): DeclaredValueFormat | undefined {
  const [format, setFormat] = useState<DeclaredValueFormat>();
  useEffect(() => {
    const follow = async () => {
      const { format } = await declarationOf(application);
      if (Object.keys(format).length > 0) setFormat(format);
    };
    // The screens load the declaration too, and say why it can't be loaded.
    follow().catch(() => undefined);
  }, [application]);
  return format;
}
