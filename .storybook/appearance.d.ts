import type { Decorator, Preview } from '@storybook/react-vite';
/** The options of the toolbar. */
export declare const appearanceGlobals: NonNullable<Preview['globalTypes']>;
/** The defaults of pictures and tests, unless a story overrides them. */
export declare const initialAppearance: {
  readonly theme: 'light';
  readonly contrast: 'standard';
  readonly density: 'comfortable';
  readonly direction: 'ltr';
  readonly locale: '';
  readonly network: 'fast';
};
/** On a story's own page the whole document takes the look; among others in a docs page, its frame. */
export declare const withAppearance: Decorator;
