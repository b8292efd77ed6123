import type { WhyLabels } from './why-props.ts';

export const whyLabels: WhyLabels = {
  ask: (name) => `Why “${name}”?`,
  why: 'Why?',
};
