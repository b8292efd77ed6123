import { backendHandlers, type Fault, withFault } from '@ninefold/embedded/browser';
import { defineScreen } from '@ninefold/screens/custom-screens';
import { anyStoryUrl, type OpenScreen, startStoryBackend } from '@ninefold/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { openScreen, Screen, type ScreenProps } from './screen.tsx';

/**
 * Base of every story file that shows screens. It mounts the whole application at an address, for a person, with the
 * example's database in the page.
 *
 * ```ts
 * const meta = {
 *   ...screenStories,
 *   title: 'Screens/Home',
 *   tags: ['!autodocs'],
 *   args: { address: '/', person: 'dispatcher' },
 * } satisfies Meta<ScreenProps>;
 * ```
 *
 * `tags` keeps the screens of a file from being put together on one documentation page. Use `globals: onPhone` for a
 * phone, and `beforeEach: fault(…)` to make something fail. Storybook reads `title` and `tags` from the file's text, so
 * a function can't return them. A `meta` without `parameters` must not have a docstring: Storybook would add it as
 * `parameters`, in place of those of `screenStories`.
 */
export const screenStories = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: backendHandlers(startStoryBackend, anyStoryUrl) },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  loaders: [
    async ({ args, parameters }) => {
      if (parameters['msw'] === undefined) {
        throw new Error(
          'The parameters of screenStories are missing. Remove the docstring before meta, or spread them into its parameters.',
        );
      }
      return { screen: await openScreen(args, parameters['ownScreens']) };
    },
  ],
  beforeEach:
    ({ loaded }) =>
    () =>
      screenOf(loaded).close(),
  render: (_props, { loaded }) => <Screen {...screenOf(loaded)} />,
} satisfies Meta<ScreenProps>;

export type ScreenStory = StoryObj<ScreenProps>;

type Loaded = Readonly<Record<string, unknown>>;

/**
 * A custom screen that the workshop has in one story alone, at `/example`.
 *
 * @param entities Those that it uses.
 */
export function exampleScreen(
  entities: readonly string[],
  component: () => ReactNode,
  layout?: 'frame' | 'page',
): NonNullable<ScreenStory['parameters']> {
  const screen = async () => defineScreen('/example', component);
  return {
    ownScreens: {
      own: { '/example': { title: 'Example', entities, unlisted: true, layout, screen } },
    },
  };
}

/** Follows a link to another address of the application. */
export function goTo(loaded: Loaded, address: string): void {
  screenOf(loaded).router.history.push(address);
}

/** Goes back, as by the browser's button. */
export function goBack(loaded: Loaded): void {
  screenOf(loaded).router.history.back();
}

/** Returns the part of the address that a list reads, as a person writes it. */
export function searchOf(loaded: Loaded): string {
  return decodeURIComponent(screenOf(loaded).router.history.location.search);
}

/** Returns the address without its search. */
export function pathOf(loaded: Loaded): string {
  return screenOf(loaded).router.history.location.pathname;
}

/**
 * Waits until the navigation shows its counts. They are read after the records of the screen, and a session that ends
 * first leaves the navigation without them.
 */
export async function hasCounts(loaded: Loaded): Promise<void> {
  const counts = () =>
    screenOf(loaded)
      .application.queries.getQueryCache()
      .findAll({ queryKey: ['records'], predicate: ({ queryKey }) => queryKey.includes('count') });
  await waitFor(() => expect(counts()).not.toEqual([]));
  await waitFor(() =>
    expect(counts().filter(({ state }) => state.status !== 'success')).toEqual([]),
  );
}

/** Waits until all records of the screen are read: an answer that comes after the story's end is kept with a timer. */
export async function hasRead(loaded: Loaded): Promise<void> {
  await waitFor(() => expect(screenOf(loaded).application.queries.isFetching()).toBe(0));
}

/** A story's globals for a phone's width. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/**
 * Makes requests to one relation go wrong, from the screen's first one on.
 *
 * @param times How many of them; every one when left out.
 * @param methods Only these; any when left out.
 */
export function fault(
  relation: string,
  what: Fault,
  times?: number,
  methods?: readonly string[],
): Exclude<NonNullable<ScreenStory['beforeEach']>, unknown[]> {
  const url = `${anyStoryUrl}/rest/v1/${relation}`;
  return ({ msw }) => {
    msw.use(withFault(startStoryBackend, { url, times, methods }, what));
  };
}

/** Answers the next of these requests with a fault. */
function refuse(path: string, method: string, query: string, what: Fault) {
  const url = `${anyStoryUrl}/${path}`;
  return withFault(startStoryBackend, { url, methods: [method], query, times: 1 }, what);
}

/**
 * Answers the next request to a relation, and the attempt to renew the session then, as those of a session that has
 * ended. For `msw.use`.
 */
export function endedSession(relation: string, method: string) {
  return [
    refuse(`rest/v1/${relation}`, method, '', {
      kind: 'status',
      status: 401,
      body: { code: 'PGRST303', message: 'JWT expired' },
    }),
    // Not the one to sign in.
    refuse('auth/v1/token', 'POST', 'grant_type=refresh_token', {
      kind: 'status',
      status: 400,
      body: { code: 'refresh_token_not_found', message: '' },
    }),
  ];
}

/** Fills in the dialog over a screen whose session has ended. */
export async function signInAgain(
  { userEvent }: Parameters<NonNullable<ScreenStory['play']>>[0],
  role: WorkshopRole,
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  const password = dialog.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  const account = workshopAccounts.find((each) => each.role === role);
  await userEvent.type(password, `${account?.password}{Enter}`);
}

function screenOf(loaded: Loaded): OpenScreen {
  return loaded['screen'] as OpenScreen;
}
