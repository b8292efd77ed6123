/** The windows with answers, loaded with the first question. */
export { Explanation, type ExplanationProps } from './explanation.tsx';
export { WhyAnswer, type WhyAnswerProps } from './why-answer.tsx';
export { topmost } from '../over-dialog.ts';
export { type AskableGroup, WhyList, type WhyListProps } from './why-list.tsx';
export { whyWindowLabels } from './labels.ts';
