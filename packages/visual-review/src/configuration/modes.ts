/**
 * The modes in which stories are pictured: the one source for our runner and for Chromatic.
 * Names are kept in the manifest of accepted pictures: a new name is a new picture.
 */

/** How a picture's browser and Storybook are set. */
export interface Mode {
  readonly name: ModeName;
  /** As people say it. */
  readonly title: string;
  /** The window, in CSS pixels. A picture is as wide, and as high as its content up to `maximumHeight`. */
  readonly width: Width;
  readonly height: number;
  /** Storybook's globals: see `.storybook/appearance.tsx`. */
  readonly globals: Readonly<Record<string, string>>;
  readonly media: {
    readonly colorScheme: 'light' | 'dark';
    readonly contrast: 'more' | 'no-preference';
    readonly forcedColors: 'active' | 'none';
  };
}

const looks = ['light', 'dark', 'contrast', 'forced', 'compact', 'rtl'] as const;
const widths = [1280, 390] as const;

export type Look = (typeof looks)[number];
export type Width = (typeof widths)[number];
export type ModeName = `${Look}-${Width}`;

const titles: Readonly<Record<Look, string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  forced: 'Forced colours',
  compact: 'Compact',
  rtl: 'Right to left',
};

const usual = { theme: 'light', contrast: 'standard', density: 'comfortable', direction: 'ltr' };

const globals: Readonly<Record<Look, Readonly<Record<string, string>>>> = {
  light: usual,
  dark: { ...usual, theme: 'dark' },
  contrast: { ...usual, contrast: 'more' },
  forced: usual,
  compact: { ...usual, density: 'compact' },
  rtl: { ...usual, direction: 'rtl' },
};

function mode(look: Look, width: Width): Mode {
  return {
    name: `${look}-${width}`,
    title: `${titles[look]}, ${width}`,
    width,
    height: width === 1280 ? 800 : 844,
    globals: globals[look],
    media: {
      colorScheme: look === 'dark' ? 'dark' : 'light',
      contrast: look === 'contrast' ? 'more' : 'no-preference',
      forcedColors: look === 'forced' ? 'active' : 'none',
    },
  };
}

export const modes: readonly Mode[] = widths.flatMap((width) =>
  looks.map((look) => mode(look, width)),
);

/** @throws {Error} when there is no mode of that name. */
export function modeNamed(name: string): Mode {
  const found = modes.find((mode) => mode.name === name);
  if (found === undefined) {
    throw new Error(
      `There is no mode ${name}. The modes are: ${modes.map(({ name }) => name).join(', ')}.`,
    );
  }
  return found;
}

/** What a page is laid out by, as one text: modes of one frame differ in colours alone. */
export function frameOf({ width, globals }: Mode): string {
  return `${width} ${globals['density']} ${globals['direction']}`;
}
