export { AnswersWhy } from '../../answers-why.ts';
export { whyMessages } from './messages.ts';
export * from './why.tsx';
