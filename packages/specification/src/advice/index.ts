export type { Advice } from './advice.ts';
export { advise } from './advise.ts';
export { adviceText } from './words.ts';
