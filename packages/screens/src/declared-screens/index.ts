export { type CustomScreenMatch, findCustomScreen } from './custom-paths.ts';
