import type { TeamTheme } from './build/team-theme.ts';

/**
 * The one place in which a team makes the design system its own. Change it and run
 * `node packages/ui/src/tokens/build.ts`; the tests of this folder then say whether every pair of
 * colours still has the contrast that it needs, and which has not. The catalogue's page "Make it
 * yours" shows a choice before it is written here.
 */
export const team: TeamTheme = {
  accent: { hue: 258, chroma: 0.16 },
  radius: 6,
  density: 'comfortable',
  font: ['Inter Variable', 'Inter'],
};
