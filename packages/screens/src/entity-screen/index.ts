export { EntityScreen } from './entity-screen.tsx';
