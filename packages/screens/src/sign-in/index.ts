import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ScreenRoute } from '../screen-context/index.ts';

export const signIn: ScreenRoute = {
  component: lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'SignInScreen'),
  layout: 'page',
};

/** Asks a person to sign in again over the open screen, once their session is lost. */
export const SignInAgain = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgain,
}));
