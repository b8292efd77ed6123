import { Badge } from '@ninefold/ui/components/badge';
import { Banner } from '@ninefold/ui/components/banner';
import { type Credentials, SignIn } from '@ninefold/ui/patterns/sign-in';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureOf } from '../errors/index.ts';
import type { Configuration } from '@ninefold/data/client';
import { useScreen } from '../screen-context/index.ts';
import { productTitle } from '../descriptors/index.ts';
import { signInMessages } from './messages.ts';

export function SignInScreen() {
  const { application, loaded } = useScreen();
  const router = useRouter();
  const search: { readonly return?: unknown } = useSearch({ strict: false });
  const session = application.database?.session;
  const lost = session?.state();
  const title = productTitle(application.configuration, loaded.specification);
  useEffect(() => application.firstScreen.resolve(), [application]);

  async function signIn(credentials: Credentials): Promise<string | undefined> {
    try {
      await session?.signIn(credentials);
    } catch (error) {
      return failureOf(error).message;
    }
    // Data that was read as a visitor is out of date.
    application.queries.clear();
    await router.invalidate();
    router.history.push(safeReturn(search.return));
    return undefined;
  }

  return (
    <>
      <title>{signInMessages.pageTitle({ product: title })}</title>
      <SignIn
        product={title}
        logo={application.logo}
        purpose={loaded.specification.purpose.purpose.value}
        onSignIn={signIn}
        notice={
          lost?.status === 'signed out' && lost.reason === 'lost' ? (
            <Banner tone="warning" title={signInMessages.sessionEnded}>
              {signInMessages.signInAgain}
            </Banner>
          ) : undefined
        }
        footer={<DemonstrationNote start={application.configuration.start} />}
      />
    </>
  );
}

/** The page that lists the accounts. It contains no password. */
function DemonstrationNote({ start }: Pick<Configuration, 'start'>) {
  if (start !== 'example' && start !== 'dump') return null;
  return (
    <>
      {start === 'example' && (
        <>
          <Badge tone="warning">{signInMessages.example}</Badge>{' '}
        </>
      )}
      {signInMessages.accounts}
    </>
  );
}

/** Only ever an address of this application: a link from elsewhere cannot lead away. */
function safeReturn(address: unknown): string {
  if (typeof address !== 'string') return '/';
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : '/';
}
