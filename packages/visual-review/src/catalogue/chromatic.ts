/**
 * Gives Chromatic the pictures that our own runner takes, from the same plan. In `.storybook/preview.tsx`:
 *
 * ```ts
 * argTypesEnhancers: [withChromaticModes],
 * ```
 */
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { modeNamed } from './modes.ts';
import { layoutOf, modesOf } from './plan.ts';
import type { VisualParameters } from './parameters.ts';

/** What Chromatic reads of a story. */
export interface ChromaticParameters {
  readonly disableSnapshot?: true;
  readonly modes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Described {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

export function chromaticParameters(story: Described): ChromaticParameters {
  const visual = story.parameters['visual'] as VisualParameters | undefined;
  if (visual?.none !== undefined) return { disableSnapshot: true };
  const names = modesOf({
    title: story.title,
    exportName: story.name,
    layout: layoutOf(story.parameters),
    phone: story.storyGlobals?.['viewport'] !== undefined,
    visual,
  });
  return {
    modes: Object.fromEntries(
      names.map((name) => {
        const { title, width, height, globals, media } = modeNamed(name);
        const forced = media.forcedColors === 'active' ? { forcedColors: 'active' } : {};
        return [title, { ...globals, ...forced, viewport: { width, height } }];
      }),
    ),
  };
}

/**
 * Storybook lets a project add to a story's argTypes by a function, and to its parameters only by
 * a value that is the same for all. This function is called once for each story with that story's own
 * parameters, before anybody reads them.
 */
export const withChromaticModes: ArgTypesEnhancer = (context) => {
  const parameters = context.parameters as Record<string, unknown>;
  parameters['chromatic'] ??= chromaticParameters(context);
  return context.argTypes;
};
