export { useSizeText } from './use-size-text.ts';
