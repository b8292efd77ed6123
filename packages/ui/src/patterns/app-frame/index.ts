export * from './app-frame.tsx';
export { ScreenBarEnd, ScreenHeader, type ScreenHeaderProps } from './screen-header.tsx';
export type * from './app-frame-props.ts';
