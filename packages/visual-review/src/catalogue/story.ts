import type { StoryTraits, VisualParameters } from '../configuration/index.ts';

/** A story of a built Storybook. */
export interface Story extends StoryTraits {
  /** Storybook's: `components-button--matrix`. */
  readonly id: string;
  /** `With icon`. */
  readonly name: string;
  /** The path of its file, from the root of the project. */
  readonly file: string;
  /** Names of Storybook's globals that it sets itself, whatever the mode. */
  readonly globals: readonly string[];
  /** It gets data from MSW, so that it takes longer than others. */
  readonly loadsData: boolean;
  readonly visual?: VisualParameters | undefined;
}
