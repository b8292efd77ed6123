import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { readFullSpecification, type ScreenRoute } from '../screen-context/index.ts';

export { useCallsShortcut } from './use-calls-shortcut.ts';

/** The functions that a person can call. */
export const functions: ScreenRoute = {
  component: lazyRouteComponent(() => import('./functions-screen.tsx'), 'FunctionsScreen'),
  load: readFullSpecification,
};

/** The form that calls a function, and its result. */
export const functionScreen: ScreenRoute = {
  component: lazyRouteComponent(() => import('./function-screen.tsx'), 'FunctionScreen'),
  load: readFullSpecification,
};

/** The log of the page's calls, in development. */
export const Calls = lazy(async () => ({ default: (await import('./calls.tsx')).Calls }));
