export { AppFrame } from './app-frame.tsx';
export type * from './app-frame-props.ts';
