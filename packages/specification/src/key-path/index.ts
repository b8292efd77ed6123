export { pathOf } from './key-path.ts';
