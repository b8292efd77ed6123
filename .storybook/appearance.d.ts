import type { Decorator, Preview } from '@storybook/react-vite';
/** What the toolbar offers. */
export declare const appearanceGlobals: NonNullable<Preview['globalTypes']>;
/** What pictures and tests see unless a story says otherwise. */
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
