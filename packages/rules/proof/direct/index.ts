/** Each operator, function and form that the compiler knows, over values at which a mistake shows. */
export { askDirect } from './ask-direct.ts';
export { knownNames } from './catalog.ts';
