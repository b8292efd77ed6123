/** The appearance of the adopter's application. */
import type { TeamTheme } from '@ninefold/ui/theme';

export const theme: TeamTheme = {
  accent: { hue: 150, chroma: 0.14 },
  neutral: { hue: 80, chroma: 0.02 },
  radius: 12,
  density: 'compact',
  font: ['Studio Sans', 'system-ui'],
  fontFile: 'studio-sans.woff2',
  logo: 'studio.svg',
};
