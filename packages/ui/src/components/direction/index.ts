export { DirectionProvider, type DirectionProviderProps } from './direction-provider.tsx';
