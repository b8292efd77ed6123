import { backendHandlers, withFault } from '@ninefold/embedded/browser';
import { namedIn } from '@ninefold/specification';
import { ApplicationRoot } from '@ninefold/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anyStoryUrl, startStoryBackend } from '../database/index.ts';
import { networkFaults } from '../network/index.ts';
import type { OpenScreen } from './open-screen.ts';
import { openSampleScreen, type ScreenArgs } from './sample-screen.ts';
import { applicationOf } from './story-application.ts';

/**
 * Base of the stories that `ninefold stories` writes. They mount the whole application at a screen, for a person, with
 * the application's own database and sample records in the page.
 */
export const screenStories: Meta<ScreenArgs> = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: backendHandlers(startStoryBackend, anyStoryUrl) },
  },
  loaders: [
    async ({ args, parameters }) => ({
      screen: await openSampleScreen(args, applicationOf(parameters)),
    }),
  ],
  beforeEach: ({ args: { entity, state }, msw, loaded }) => {
    if (entity !== undefined && (state === 'loading' || state === 'failed')) {
      const fault =
        state === 'failed'
          ? networkFaults.failing
          : ({ kind: 'delay', milliseconds: Infinity } as const);
      const url = `${anyStoryUrl}/rest/v1/${encodeURIComponent(namedIn(entity).name)}`;
      msw.use(withFault(startStoryBackend, { url }, fault));
    }
    return () => screenOf(loaded).close();
  },
  render: (_args, { loaded, parameters, globals: { locale } }) => {
    const { application, router } = screenOf(loaded);
    const { density } = applicationOf(parameters).theme;
    return (
      <ApplicationRoot
        application={application}
        router={router}
        defaults={{ density, locale: (locale as string) || 'en-GB', timeZone: 'UTC' }}
      />
    );
  },
  /** A picture is taken afterwards. */
  play: async ({ args: { state }, canvasElement, loaded }) => {
    await waitFor(() => expect(canvasElement.querySelector('h1, h2')).not.toBeNull(), patient);
    if (state === 'loading') return;
    const { queries } = screenOf(loaded).application;
    await waitFor(() => expect(queries.isFetching()).toBe(0), patient);
  },
};

/** As long as the slowest machine may take. */
const patient = { timeout: 60_000 };

export type ScreenStory = Omit<StoryObj<ScreenArgs>, 'args'> & {
  readonly args?: Partial<ScreenArgs>;
};

/** A story's globals for a phone’s width. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** A story's globals for Arabic, which is written from right to left. */
export const rightToLeft = { locale: 'ar-EG' };

const screenOf = (loaded: Readonly<Record<string, unknown>>) => loaded['screen'] as OpenScreen;
