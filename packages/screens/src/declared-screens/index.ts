export { type CustomScreenMatch, findCustomScreen } from './custom-paths.ts';
export { maySee, offersProductScreen, type ScreenKind, screenAccess } from './screen-access.ts';
