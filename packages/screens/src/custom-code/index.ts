/** A team’s own code: found by the declaration, loaded, and put in its place. Knows none of the screens that it stands in. */
export { CustomCode } from './custom-code.tsx';
export { useEntity } from './use-entity.ts';
