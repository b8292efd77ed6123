export { movesFrom, type Move } from './moves.ts';
export { statesToChoose, stateProblem, type Standing } from './choice.ts';
export { transitionsSql } from './transitions-sql.ts';
