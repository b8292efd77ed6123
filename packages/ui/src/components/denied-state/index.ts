export { DeniedState, type DeniedStateProps } from './denied-state.tsx';
