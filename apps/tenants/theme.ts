import type { TeamTheme } from '@ninefold/ui/theme';

/** Green, on warm grounds. */
export const theme: TeamTheme = {
  accent: { hue: 150, chroma: 0.14 },
  neutral: { hue: 80, chroma: 0.02 },
  logo: 'studio.svg',
};
