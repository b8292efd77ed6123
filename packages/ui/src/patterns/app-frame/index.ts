export * from './app-frame.tsx';
export { ScreenHeader, type ScreenHeaderProps } from './screen-header.tsx';
export type * from './app-frame-props.ts';
