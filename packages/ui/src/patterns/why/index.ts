export { Why, WhyMark, type WhyMarkProps, type WhyProps } from './why.tsx';
export { WhyBeside, type WhyBesideProps } from './why-beside.tsx';
export { useWhy, type WhyListeners } from './use-why.ts';
export { askablesWithin } from './askable.ts';
export { Explanation, type ExplanationProps } from './explanation.tsx';
export { WhyAnswer, type WhyAnswerProps } from './why-answer.tsx';
export { WhyList, type AskableGroup, type WhyListProps } from './why-list.tsx';
export type * from './why-props.ts';
