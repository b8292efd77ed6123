import type { ModeSettings, VisualParameters } from '@ninefold/visual-review';

const themes = {
  light: {
    title: 'Light',
    globals: { theme: 'light', contrast: 'standard', density: 'comfortable', direction: 'ltr' },
  },
  dark: { title: 'Dark', globals: { theme: 'dark' }, media: { colorScheme: 'dark' } },
  contrast: { title: 'High contrast', globals: { contrast: 'more' }, media: { contrast: 'more' } },
  forced: { title: 'Forced colours', media: { forcedColors: 'active' } },
  compact: { title: 'Compact', globals: { density: 'compact' } },
  rtl: { title: 'Right to left', globals: { direction: 'rtl' } },
} as const satisfies ModeSettings['themes'];

export type ModeName = `${keyof typeof themes}-${1280 | 390}`;

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: VisualParameters<ModeName>;
  }
}

/**
 * The modes of Ninefold's stories, also for Chromatic: every mode for a component's `Matrix`, light and
 * dark at both widths for screens, and light for other stories.
 */
export const modeSettings: ModeSettings = {
  sizes: [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ],
  themes,
  colourGlobals: ['theme', 'contrast'],
  modesOf({ title, exportName, layout, isNarrow }): readonly ModeName[] | 'all' {
    if (exportName === 'Matrix') return 'all';
    const isScreen =
      title.startsWith('Screens/') || (title.startsWith('Patterns/') && layout === 'fullscreen');
    if (!isScreen) return isNarrow ? ['light-390'] : ['light-1280'];
    const narrow: readonly ModeName[] = ['light-390', 'dark-390'];
    return isNarrow ? narrow : ['light-1280', 'dark-1280', ...narrow];
  },
};
