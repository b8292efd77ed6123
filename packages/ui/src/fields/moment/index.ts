export * from './input.tsx';
export { MomentText } from './display.tsx';
