export { teamStylesheet } from './build/stylesheet.ts';
export { standardTheme, type TeamTheme } from './build/team-theme.ts';
export { themeProblems } from './build/theme-problems.ts';
