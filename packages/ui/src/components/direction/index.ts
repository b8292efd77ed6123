export {
  DirectionProvider,
  type DirectionProviderProps,
  useDirection,
} from './direction-provider.tsx';
