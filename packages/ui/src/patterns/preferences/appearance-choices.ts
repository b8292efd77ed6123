import type { Appearance } from '../../tokens/index.ts';

/** What a person can choose, in the order in which it is shown. Each has a message of its name. */
export const appearanceChoices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'standard', 'more'],
  density: ['standard', 'comfortable', 'compact'],
} as const satisfies { readonly [Name in keyof Appearance]-?: readonly Appearance[Name][] };
