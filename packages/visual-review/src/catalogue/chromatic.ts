import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { listModes, type ModeSettings, type VisualParameters } from '../configuration/index.ts';
import { modesOfStory } from './plan.ts';

/** The parameter `chromatic` of a story. */
export interface ChromaticParameters {
  readonly disableSnapshot?: true;
  readonly modes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface StoryContext {
  readonly title: string;
  readonly name: string;
  readonly parameters: { readonly visual?: VisualParameters; readonly layout?: string };
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

export function chromaticParameters(
  settings: ModeSettings,
  { title, name, parameters, storyGlobals }: StoryContext,
): ChromaticParameters {
  const { visual } = parameters;
  if (visual?.none !== undefined) return { disableSnapshot: true };
  const isNarrow = storyGlobals?.['viewport'] !== undefined;
  const modes = modesOfStory(
    { modes: listModes(settings), modesOf: settings.modesOf },
    { title, exportName: name, layout: parameters.layout ?? '', isNarrow },
    visual,
  );
  return {
    modes: Object.fromEntries(
      modes.map(({ title, width, height, globals, media }) => {
        const forced = media.forcedColors === 'active' ? { forcedColors: 'active' } : {};
        return [title, { ...globals, ...forced, viewport: { width, height } }];
      }),
    ),
  };
}

/**
 * Has Chromatic take the same pictures. In Storybook's preview:
 *
 * ```ts
 * argTypesEnhancers: [withChromaticModes(modeSettings)],
 * ```
 *
 * Storybook has no function that adds to the parameters of each story, but it calls this one once for
 * each story, before anything reads them.
 */
export function withChromaticModes(settings: ModeSettings): ArgTypesEnhancer {
  return (context) => {
    const parameters: Record<string, unknown> = context.parameters;
    parameters['chromatic'] ??= chromaticParameters(settings, context);
    return context.argTypes;
  };
}
