export { present } from './present.ts';
