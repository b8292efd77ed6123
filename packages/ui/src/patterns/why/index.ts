export { Why, WhyMark, type WhyMarkProps, type WhyProps } from './why.tsx';
export { WhyBeside, type WhyBesideProps } from './why-beside.tsx';
export { useWhy, type WhyListeners } from './use-why.ts';
export { askablesWithin } from './askable.ts';
export type * from './why-props.ts';
export { whyLabels } from './labels.ts';
