import {
  type Mode,
  modeNamed,
  type Project,
  type StoryTraits,
  type VisualParameters,
} from '../configuration/index.ts';

/** A story of a built Storybook. */
export interface Story extends StoryTraits {
  /** Storybook's: `components-button--matrix`. */
  readonly id: string;
  /** `With icon`. */
  readonly name: string;
  /** The path of its file, from the root of the project. */
  readonly file: string;
  /** Names of Storybook's globals that it sets itself in every mode. */
  readonly globals: readonly string[];
  /** It gets data from MSW, so that it takes longer than others. */
  readonly loadsData: boolean;
  readonly visual?: VisualParameters | undefined;
}

/** A story in a mode. */
export interface Visit {
  readonly story: Story;
  readonly mode: Mode;
  /** Where no picture is taken, the story is only tested. */
  readonly isPictured: boolean;
  /** The mode is the one that the story and its `play` are written for. */
  readonly isOwnMode: boolean;
  /** The mode has another width than the story is written for. */
  readonly isOtherWidth: boolean;
  readonly isPlayed: boolean;
  /** The story sets colours itself, so that it is rendered in each mode. */
  readonly hasOwnColours: boolean;
}

type Modes = Pick<Project, 'modes' | 'modesOf'>;
type Colours = Pick<Project, 'colourGlobals'>;

/**
 * Plans the pictures of a Storybook. Stories without pictures, by their own parameters, are `unpictured`.
 *
 * @throws {Error} when a story names a mode that does not exist.
 */
export function planPictures(project: Modes & Colours, stories: readonly Story[]) {
  const visits = stories.flatMap((story) =>
    modesOfStory(project, story, story.visual).map((mode) => visitOf(project, story, mode)),
  );
  return { visits, unpictured: stories.filter(({ visual }) => visual?.none !== undefined) };
}

/** Returns a visit without a picture, in the story's own mode. */
export function planTest(project: Modes & Colours, story: Story): Visit {
  return { ...visitOf(project, story, ownMode(project, story)), isPictured: false };
}

function visitOf(project: Modes & Colours, story: Story, mode: Mode): Visit {
  const own = ownMode(project, story);
  const isOtherWidth = mode.width !== own.width;
  return {
    story,
    mode,
    isPictured: true,
    isOwnMode: mode === own,
    isOtherWidth,
    isPlayed: !isOtherWidth || story.visual?.play !== 'own width',
    hasOwnColours: story.globals.some((name) => project.colourGlobals.includes(name)),
  };
}

/** The first theme, at the first size or the last. */
function ownMode({ modes }: Modes, { isNarrow }: Pick<StoryTraits, 'isNarrow'>): Mode {
  const { width } = modes.at(isNarrow ? -1 : 0)!;
  return modes.find((mode) => mode.width === width)!;
}

/** Returns the modes in which a story is pictured, in the order of all modes. */
export function modesOfStory(
  { modes, modesOf }: Modes,
  traits: StoryTraits,
  visual: VisualParameters | undefined,
): readonly Mode[] {
  if (visual?.none !== undefined) return [];
  const usual = modesOf?.(traits) ?? [ownMode({ modes }, traits).name];
  const added = visual?.modes ?? [];
  if (usual === 'all' || added === 'all') return modes;
  const chosen = new Set([...usual, ...added].map((name) => modeNamed(modes, name)));
  return modes.filter((mode) => chosen.has(mode));
}
