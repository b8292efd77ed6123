import type { StartOptions } from '@ninefold/screens';

/** An application as `main.tsx` starts it. */
export type StoryApplication = Omit<StartOptions, 'base'>;

/** The parameter of stories that holds it. */
export const applicationParameter = 'ninefold';

/** Returns the application of a story. */
export function applicationOf(parameters: Readonly<Record<string, unknown>>): StoryApplication {
  const application = parameters[applicationParameter];
  if (application !== undefined) return application as StoryApplication;
  throw new Error(
    'The story has no application. Export "storyPreview({ … })" from .storybook/preview.tsx, with what main.tsx passes to "startApplication".',
  );
}
