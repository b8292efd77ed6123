export { screenOverride } from './screen-override.ts';
