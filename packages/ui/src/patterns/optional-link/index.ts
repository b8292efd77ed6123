export { OptionalLink } from './optional-link.tsx';
