/** Loaded with the first function of a custom screen. */
export { functionsOf } from '@ninefold/specification/catalog';
