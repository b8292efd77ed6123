export { useKeepChange } from './use-keep-change.ts';
