export * from './command-palette.tsx';
export type * from './command-palette-props.ts';
export { findCommands } from './match.ts';
