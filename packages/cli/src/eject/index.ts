/** Writes an assembled screen as code of the team’s own. */
export { ejectedScreen, isScreenKind, screenKinds } from './ejected-screen.ts';
export { ownEntries } from './own-entries.ts';
