export { Board } from './board.tsx';
export type * from './board-props.ts';
