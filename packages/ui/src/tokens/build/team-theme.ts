/** The appearance of a team's application. Omitted settings are as in the catalogue. */
export interface TeamTheme {
  /** Buttons, links, what is selected. Every other shade follows, with the contrast that it needs. */
  readonly accent?: Accent;
  /** The tint of grounds, text and lines. */
  readonly neutral?: Tint;
  /** The corner of buttons and fields in pixels; the other corners keep their proportion to it. */
  readonly radius?: number;
  /** The density for people who haven't chosen one. `standard` has compact rows in lists, and comfortable controls. */
  readonly density?: 'standard' | 'comfortable' | 'compact';
  /** Families, before the system's own. */
  readonly font?: readonly string[];
  /** A WOFF2 file in `public`, of the first family of `font`, with its weights from 100 to 900. */
  readonly fontFile?: string;
  /** A square SVG, or a PNG of 512 pixels, in `public`. The Ninefold mark, when left out. */
  readonly logo?: string;
}

export interface Tint {
  /** Degrees, 0 to 360. */
  readonly hue: number;
  /** 0 is grey; about 0.2 is as much as a screen has, and 0.03 much for grounds. What sRGB lacks is left out. */
  readonly chroma: number;
}

export interface Accent extends Tint {
  /**
   * Keeps the accent of the light theme exactly this light, 0 to 1, even where that takes contrast
   * away, which fails the build. Left out, the lightness is chosen so that every pair of colours has
   * its contrast.
   */
  readonly lightness?: number;
}

/** The settings that the token files were drawn with. */
export const standardTheme = {
  accent: { hue: 258, chroma: 0.16 } as Accent,
  neutral: { hue: 265, chroma: 0.015 } as Tint,
  radius: 6,
  density: 'standard',
  font: ['Inter Variable', 'Inter'],
} as const satisfies TeamTheme;
