import { Badge } from '@ninefold/ui/components/badge';
import { Banner } from '@ninefold/ui/components/banner';
import { type Credentials, SignIn } from '@ninefold/ui/patterns/sign-in';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf, loadPage } from '../../application/index.ts';
import type { Configuration } from '@ninefold/data/client';
import { useScreen } from '../../screen-context/index.ts';
import { productTitle } from '../../descriptors/index.ts';
import { signInMessages } from './messages.ts';
import { returnAddress } from './return-address.ts';

export function SignInScreen() {
  const { application, loaded, person } = useScreen();
  const router = useRouter();
  const search: { readonly return?: unknown } = useSearch({ strict: false });
  const session = application.database?.session;
  const lost = session?.state();
  const title = productTitle(application.configuration, loaded.specification);
  useEffect(() => application.firstScreen.resolve(), [application]);

  async function signIn(credentials: Credentials): Promise<string | undefined> {
    const stay = application.person.leave();
    isSigningIn.current = true;
    try {
      await session?.signIn(credentials);
    } catch (error) {
      isSigningIn.current = false;
      stay();
      return failureOf(error).message;
    }
    const address = returnAddress(search.return, window.location.origin);
    if (application.person.change() !== undefined) {
      // The page was another person's.
      loadPage(router.history.createHref(address));
      return undefined;
    }
    stay();
    await goOn(address);
    return undefined;
  }

  async function goOn(address: string): Promise<void> {
    // Data that was read as a visitor is out of date.
    application.queries.clear();
    await router.invalidate();
    router.history.push(address);
  }

  const isSigningIn = useRef(false);
  const [first] = useState(person?.id);
  const follow = useEffectEvent(() => {
    if (!isSigningIn.current) void goOn(returnAddress(search.return, window.location.origin));
  });
  // Someone has signed in in another tab.
  useEffect(() => {
    if (person?.id !== first) follow();
  }, [person?.id, first]);

  const isLost = lost?.status === 'signed out' && lost.reason === 'lost';
  return (
    <>
      <title>{signInMessages.pageTitle({ product: title })}</title>
      <SignIn
        product={title}
        logo={application.logo}
        purpose={loaded.specification.purpose.purpose.value}
        // What happened is read first.
        focusFirst={!isLost}
        onSignIn={signIn}
        notice={
          isLost ? (
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
