export { explain, type ExplainContext } from './explain.ts';
export type * from './finding.ts';
export { nameOfSource, ruleInWords } from './finding.ts';
export type * from './permission.ts';
export {
  noRow,
  question,
  type About,
  type Action,
  type Nearness,
  type Question,
  type Questions,
} from './question.ts';
export { readQuestion } from './read-question.ts';
