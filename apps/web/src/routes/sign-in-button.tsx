import { Button } from '@ninefold/ui/components/button';
import { useLocation } from '@tanstack/react-router';
import { isSessionLost } from '../application/session-person.ts';
import { useScreen } from '../application/use-screen.ts';
import { signInAddress } from '../assemble/addresses.ts';

/** Signs in on the spot where a session was lost; elsewhere leads to the sign-in screen and back. */
export function SignInButton() {
  const { application } = useScreen();
  const { href } = useLocation();
  if (isSessionLost(application)) {
    return (
      <Button variant="primary" onClick={() => void application.database?.signInAgain.ask()}>
        Sign in
      </Button>
    );
  }
  return (
    <Button variant="primary" asChild>
      <a href={signInAddress(href)}>Sign in</a>
    </Button>
  );
}
