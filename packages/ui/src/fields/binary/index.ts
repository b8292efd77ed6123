export { sizeParts } from './size.ts';
