export const whyLabels = {
  /** Names what asks about a thing. It has the thing's own name in it. */
  ask: (name: string) => `Why “${name}”?`,
  why: 'Why?',
};
