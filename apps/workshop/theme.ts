import type { TeamTheme } from '@ninefold/ui/theme';

/** The application's appearance. "Make it yours" in the catalogue previews a choice and gives you this code. */
export const theme: TeamTheme = {};
