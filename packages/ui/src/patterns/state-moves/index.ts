export { StateMoves } from './state-moves.tsx';
export { WhereToGo, type WhereToGoProps } from './where-to-go.tsx';
export type { StateMove, StateMovesLabels, StateMovesProps } from './state-moves-props.ts';
