export { capital, entityObject, fieldObject, objectOn } from './object-names.ts';
