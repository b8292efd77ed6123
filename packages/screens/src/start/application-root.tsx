import { LinkNavigationProvider } from '@ninefold/ui/components/link';
import { ToastProvider } from '@ninefold/ui/components/toast';
import { AnswersWhy } from '@ninefold/ui/patterns/why';
import { type ApplicationDefaults, ApplicationProvider } from '@ninefold/ui/provider';
import { type RecordsBinding, RecordsProvider } from '@ninefold/records/provider';
import type { DeclaredValueFormat } from '@ninefold/specification/declaration';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import {
  StrictMode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { declarationOf, recordsChanged } from '../screen-context/queries/index.ts';
import {
  type Application,
  loadPage,
  loadPersonChanged,
  PersonChanged,
  whileSignedIn,
} from '../application/index.ts';
import type { ApplicationRouter } from './router.ts';
import { endPage, hideAddress } from './end-page.ts';
import { linkNavigation } from './link-navigation.ts';

export interface ApplicationRootProps {
  readonly application: Application;
  readonly router: ApplicationRouter;
  /** Settings for what neither the declaration nor the person chooses. */
  readonly defaults?: ApplicationDefaults;
}

/** The whole application, as the page and the stories of its screens show it. */
export function ApplicationRoot({ application, router, defaults }: ApplicationRootProps) {
  const format = useDeclaredFormat(application);
  const [impliedYear] = useState(() => new Date().getFullYear());
  const all = useMemo(
    () => ({ impliedYear, ...defaults, ...format }),
    [impliedYear, defaults, format],
  );
  const { person } = application;
  const isEnded = useSyncExternalStore(person.subscribe, () => person.change() !== undefined);
  const [links] = useState(() => linkNavigation(router));
  const sending = useMemo(
    (): RecordsBinding => ({
      send: (request) => whileSignedIn(application, request),
      refresh: () => recordsChanged(application.queries),
    }),
    [application],
  );
  useEffect(() => void application.firstScreen.promise.then(loadPersonChanged), [application]);
  return (
    <StrictMode>
      <ApplicationProvider defaults={all}>
        {isEnded ? (
          <EndedPage application={application} router={router} />
        ) : (
          <QueryClientProvider client={application.queries}>
            <RecordsProvider {...sending}>
              <AnswersWhy value={router.options.context.inspector !== undefined}>
                <ToastProvider>
                  <LinkNavigationProvider value={links}>
                    <RouterProvider router={router} />
                  </LinkNavigationProvider>
                </ToastProvider>
              </AnswersWhy>
            </RecordsProvider>
          </QueryClientProvider>
        )}
      </ApplicationProvider>
    </StrictMode>
  );
}

/** Stands in for all screens once the page isn't its person's any more. */
function EndedPage({ application, router }: Omit<ApplicationRootProps, 'defaults'>) {
  const { person, place, database } = application;
  const { history } = router;
  const address = useRef<string>(undefined);
  const change = useSyncExternalStore(person.subscribe, person.change);
  const isCovered = change?.isLeaving === false;
  useLayoutEffect(() => {
    address.current ??= endPage(history);
    if (isCovered) hideAddress(address.current, place.base);
  }, [history, place, isCovered]);
  if (database === null || change === undefined || !isCovered) return null;
  return (
    <PersonChanged
      {...change}
      session={database.session}
      onReturn={() => loadPage(address.current ?? place.base)}
      onContinue={() => loadPage(place.base)}
      onSignIn={() => loadPage(history.createHref('/sign-in'))}
    />
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
