export { entityScreen, type EntityScreenProps } from './entity-screen.tsx';
