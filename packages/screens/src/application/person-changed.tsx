import type { Person, Session } from '@ninefold/data/session';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { type Credentials, SignInDialog } from '@ninefold/ui/patterns/sign-in';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PersonChange } from './page-person.ts';
import { failureOf } from './failure-of.ts';
import { personChangeMessages } from './person-change-messages.ts';

export interface PersonChangedProps extends PersonChange {
  readonly session: Session;
  /** Opens the page again as the former person left it. */
  readonly onReturn: () => void;
  /** Opens another page for the person who is signed in now. */
  readonly onContinue: () => void;
  /** Opens the sign-in screen. */
  readonly onSignIn: () => void;
}

/** Offers to sign in as before, or to go on as the person who is signed in now. It replaces all that was on the page. */
export function PersonChanged(props: PersonChangedProps) {
  const { former, now, session, onReturn } = props;
  const [isSigningIn, setSigningIn] = useState(false);
  const isBack = now?.id === former?.id;
  const returnOnce = useEffectEvent(onReturn);
  useEffect(() => {
    if (isBack) returnOnce();
  }, [isBack]);
  if (isBack) return null;

  async function signIn(credentials: Credentials): Promise<string | undefined> {
    try {
      await session.signIn(credentials);
      setSigningIn(false);
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    }
  }

  return isSigningIn ? (
    <SignInDialog
      defaultEmail={former?.email}
      onClose={() => setSigningIn(false)}
      onSignIn={signIn}
    />
  ) : (
    <Choice {...props} onSignInAgain={() => setSigningIn(true)} />
  );
}

interface ChoiceProps extends PersonChangedProps {
  readonly onSignInAgain: () => void;
}

function Choice({ former, now, onSignInAgain, onContinue, onSignIn }: ChoiceProps) {
  const names = {
    former: former === undefined ? '' : nameOf(former, now),
    person: now === undefined ? '' : nameOf(now, former),
  };
  const title =
    now === undefined
      ? personChangeMessages.signedOutTitle
      : personChangeMessages.otherTitle(names);
  return (
    <AlertDialog open>
      <title>{title}</title>
      <AlertDialogContent
        data-slot="person-changed"
        className="max-w-lg"
        title={title}
        description={descriptionOf(former, now, names)}
        actions={
          <>
            {now === undefined && (
              <AlertDialogAction variant="secondary" onClick={onSignIn}>
                {personChangeMessages.signInAsOther}
              </AlertDialogAction>
            )}
            {former !== undefined && (
              <AlertDialogAction
                variant={now === undefined ? 'primary' : 'secondary'}
                onClick={onSignInAgain}
              >
                {personChangeMessages.signInAs(names)}
              </AlertDialogAction>
            )}
            {now !== undefined && (
              <AlertDialogAction variant="primary" onClick={onContinue}>
                {personChangeMessages.continueAs(names)}
              </AlertDialogAction>
            )}
          </>
        }
      />
    </AlertDialog>
  );
}

function descriptionOf(
  former: Person | undefined,
  now: Person | undefined,
  names: { readonly former: string },
): string {
  if (former === undefined) return personChangeMessages.visitorText;
  return now === undefined
    ? personChangeMessages.signedOutText(names)
    : personChangeMessages.otherText(names);
}

/** Two people can have the same name. */
function nameOf({ name, email }: Person, other: Person | undefined): string {
  return name === undefined || name === other?.name ? email : name;
}
