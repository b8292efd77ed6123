export { LostAnswer, type LostAnswerLabels, type LostAnswerProps } from './lost-answer.tsx';
