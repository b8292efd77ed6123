/** A window, in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

type Globals = Readonly<Record<string, string>>;

/** Media features, by Playwright's names. */
interface Media {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'more' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
}

/** An appearance of stories. */
interface Theme {
  readonly title: string;
  /** Storybook's globals. Those left out are as in the first theme. */
  readonly globals?: Globals;
  /** Light, with no preference for contrast and no forced colours, where left out. */
  readonly media?: Partial<Media>;
}

/** The part of a story that decides in which modes it is pictured. */
export interface StoryTraits {
  /** `Components/Button`. */
  readonly title: string;
  /** `WithIcon`. */
  readonly exportName: string;
  /** The `layout` parameter; empty where it has none. */
  readonly layout: string;
  /** It sets Storybook's `viewport` global, and is written for the last size. */
  readonly isNarrow: boolean;
}

/** The modes of a Storybook: every theme at every size. Safe to import in Storybook's preview. */
export interface ModeSettings {
  /** Stories are written for the first size. */
  readonly sizes: readonly [Size, ...Size[]];
  /** Keyed by name. */
  readonly themes: Readonly<Record<string, Theme>>;
  /**
   * Globals that change nothing but colours, and that the preview writes to `data-` attributes of the
   * document's element. Modes that differ only in these and in media features share one render.
   */
  readonly colourGlobals?: readonly string[];
  /** Names of the modes of a story, in addition to those in its parameters. One by default. */
  readonly modesOf?: (story: StoryTraits) => readonly string[] | 'all';
}

/** A theme at a size. */
export interface Mode extends Size {
  /** `dark-1280`. It is stored with each accepted picture: under a new name, the picture is new. */
  readonly name: string;
  /** `Dark, 1280`. */
  readonly title: string;
  readonly globals: Globals;
  readonly media: Media;
  /** Everything but colours, as one text: modes of the same layout share a render. */
  readonly layout: string;
}

const noPreference: Media = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
};

/** Returns every theme at the first size, then at the next. */
export function listModes({ sizes, themes, colourGlobals = [] }: ModeSettings): readonly Mode[] {
  const [first] = Object.values(themes);
  return sizes.flatMap(({ width, height }) =>
    Object.entries(themes).map(([name, { title, globals: own, media }]) => {
      const globals = { ...first?.globals, ...own };
      const others = Object.entries(globals).filter(([name]) => !colourGlobals.includes(name));
      return {
        name: `${name}-${width}`,
        title: `${title}, ${width}`,
        width,
        height,
        globals,
        media: { ...noPreference, ...media },
        layout: JSON.stringify([width, others]),
      };
    }),
  );
}

/** @throws {Error} when no mode has that name. */
export function modeNamed(modes: readonly Mode[], name: string): Mode {
  const found = modes.find((mode) => mode.name === name);
  if (found === undefined) {
    throw new Error(
      `There is no mode ${name}. The modes are: ${modes.map(({ name }) => name).join(', ')}.`,
    );
  }
  return found;
}
