/** The answers to an agent's questions, each from the specification alone. */
import type { Answer } from './answer.ts';
import { coverageAnswer } from './coverage.ts';
import { describeEntity } from './describe-entity.ts';
import { explainError } from './explain-error.ts';
import { listCalls } from './list-calls.ts';
import { listEntities } from './list-entities.ts';
import { whoCan } from './who-can.ts';

export type { Answer } from './answer.ts';

export const answers: readonly Answer[] = [
  listEntities,
  describeEntity,
  whoCan,
  listCalls,
  explainError,
  coverageAnswer,
];
