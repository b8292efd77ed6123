export { recordCheck, refusalOf } from './record-check.ts';
