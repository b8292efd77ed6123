import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Anchor } from '@ninefold/ui/components/link';
import { useLocation } from '@tanstack/react-router';
import { useScreen } from '../screen-context/index.ts';
import { signInAddress } from '../addresses/index.ts';
import { notFoundMessages } from './not-found-messages.ts';

export interface PageNotFoundProps {
  readonly title?: string | undefined;
  /** The link that leads on. */
  readonly link?: { readonly label?: string; readonly href: string } | undefined;
}

/** Says the same for what doesn't exist and what this person can't see, so that it reveals nothing. */
export function PageNotFound({
  title = notFoundMessages.title,
  link: { label = notFoundMessages.goHome, href: home } = { href: '/' },
}: PageNotFoundProps) {
  const { application, person } = useScreen();
  const { href } = useLocation();
  const canSignIn = person === undefined && application.database !== null;
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {canSignIn && (
              <Button asChild variant="primary">
                <Anchor href={signInAddress(href)}>{notFoundMessages.signIn}</Anchor>
              </Button>
            )}
            <Button asChild>
              <Anchor href={home}>{label}</Anchor>
            </Button>
          </>
        }
      >
        {canSignIn ? notFoundMessages.orSignIn : notFoundMessages.orNoAccess}
      </EmptyState>
    </>
  );
}
