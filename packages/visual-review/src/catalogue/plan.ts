import { type ModeName, modeNamed, modes } from './modes.ts';
import type { VisualParameters } from './parameters.ts';

/** A story, as far as its pictures depend on it. */
export interface Story {
  /** Storybook's: `components-button--matrix`. */
  readonly id: string;
  /** `Components/Button`. */
  readonly title: string;
  /** `Matrix`. */
  readonly name: string;
  readonly exportName: string;
  /** The file it is written in, from the root. */
  readonly file: string;
  readonly layout: string;
  /** It is for a phone: its own globals set a narrow viewport. */
  readonly phone: boolean;
  /** Its own globals set a theme or contrast, whatever the mode. */
  readonly ownColours: boolean;
  /** It shows a database's data, which takes seconds to start in a page. */
  readonly withData: boolean;
  readonly visual: VisualParameters | undefined;
}

/** One visit: a story in a mode. */
export interface Wanted {
  readonly story: Story;
  readonly mode: ModeName;
  /** Its picture is taken. Where it is not, the story is only tested. */
  readonly pictured: boolean;
  /** The mode is of another width than the story was written for. */
  readonly elsewhere: boolean;
  /** Its `play` is tried. */
  readonly played: boolean;
}

export interface Plan {
  readonly wanted: readonly Wanted[];
  /** Stories that ask for no picture, with their reasons. */
  readonly without: readonly { readonly story: Story; readonly reason: string }[];
}

/**
 * Which pictures a catalogue has: a component's matrix in every mode, screens in light and dark at
 * both widths, and every other story in light at 1280.
 *
 * @throws {Error} when a story asks for a mode that there is not.
 */
export function planPictures(stories: readonly Story[]): Plan {
  const wanted: Wanted[] = [];
  const without: { story: Story; reason: string }[] = [];
  for (const story of stories) {
    if (story.visual?.none !== undefined) without.push({ story, reason: story.visual.none });
    else for (const mode of modesOf(story)) wanted.push(pictureOf(story, mode));
  }
  return { wanted, without };
}

function pictureOf(story: Story, mode: ModeName): Wanted {
  const elsewhere = (modeNamed(mode).width === 390) !== story.phone;
  const played = !elsewhere || story.visual?.play !== 'own width';
  return { story, mode, pictured: true, elsewhere, played };
}

/** A visit without a picture, in the mode that the story and its `play` are written for. */
export function testOf(story: Story): Wanted {
  return { ...pictureOf(story, ownMode(story)), pictured: false };
}

/** Whether a visit is in the mode that the story and its `play` are written for. */
export function isOwnMode({ story, mode }: Wanted): boolean {
  return mode === ownMode(story);
}

function ownMode({ phone }: Story): ModeName {
  return phone ? 'light-390' : 'light-1280';
}

type Asked = Pick<Story, 'title' | 'exportName' | 'layout' | 'phone' | 'visual'>;

export function modesOf(story: Asked): readonly ModeName[] {
  if (story.visual?.modes === 'all' || story.exportName === 'Matrix') {
    return modes.map(({ name }) => name);
  }
  const asked = story.visual?.modes ?? [];
  const own = isScreen(story) ? screenModes : usualModes;
  const fitting = story.phone ? own.map(narrow) : own;
  return [...new Set([...fitting, ...asked.map((name) => modeNamed(name).name)])];
}

/** A story's layout parameter; the empty text where it has none. */
export function layoutOf(parameters: Readonly<Record<string, unknown>>): string {
  const layout = parameters['layout'];
  return typeof layout === 'string' ? layout : '';
}

const usualModes: readonly ModeName[] = ['light-1280'];
const screenModes: readonly ModeName[] = ['light-1280', 'dark-1280', 'light-390', 'dark-390'];

/** A whole screen: one of the application's, or a pattern that fills the window. */
function isScreen({ title, layout }: Asked): boolean {
  return title.startsWith('Screens/') || (title.startsWith('Patterns/') && layout === 'fullscreen');
}

function narrow(name: ModeName): ModeName {
  return name.replace('1280', '390') as ModeName;
}
