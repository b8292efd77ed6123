import type { TeamTheme } from '@ninefold/ui/theme';

/** How the application looks. "Make it yours" in the catalogue shows a choice, and what to write here. */
export const theme: TeamTheme = {};
