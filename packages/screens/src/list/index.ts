export type { ListPartProps } from './list-part.tsx';
