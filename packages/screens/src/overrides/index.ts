/** The screens that a team declares: defined, and shown in place of the application's at an address. Knows no list and no form. */
export { type CustomScreen, defineScreen, type PathParameters } from './define-screen.ts';
export { ScreenPathContext } from './screen-path.ts';
export { screenOverride } from './screen-override.ts';
