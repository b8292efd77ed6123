/** One colour on another as the components use them, and the contrast that they need. */
export interface ColorPair {
  readonly front: string;
  readonly back: string;
  /** 4.5 for text; 3 for outlines, icons and focus (WCAG 2.2, 1.4.3, 1.4.11 and 2.4.13). */
  readonly minimum: 4.5 | 3;
  readonly use: string;
}

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'violet'];
const grounds = ['canvas', 'panel', 'sunken', 'hover'];

export const colorPairs: readonly ColorPair[] = [
  ...['ink', 'ink-muted', 'ink-subtle'].flatMap((front) =>
    grounds.map((back) => ({ front, back, minimum: 4.5 as const, use: 'text' })),
  ),
  ...['ink', 'ink-muted'].map((front) => ({
    front,
    back: 'pressed',
    minimum: 4.5 as const,
    use: 'a pressed button',
  })),
  ...['ink', 'ink-muted', 'ink-subtle', 'accent', 'danger', 'success'].map((front) => ({
    front,
    back: 'accent-soft',
    minimum: 4.5 as const,
    use: 'a selected row or current item',
  })),
  ...tones.flatMap((tone) => [
    { front: tone, back: `${tone}-soft`, minimum: 4.5 as const, use: 'a badge' },
    ...['canvas', 'panel', 'sunken', 'hover'].map((back) => ({
      front: tone,
      back,
      minimum: 4.5 as const,
      use: 'a word or link in its tone',
    })),
    { front: 'ink', back: `${tone}-soft`, minimum: 4.5 as const, use: 'a banner' },
    { front: 'ink-muted', back: `${tone}-soft`, minimum: 4.5 as const, use: 'a banner' },
    { front: `${tone}-ink`, back: tone, minimum: 4.5 as const, use: 'text on a fill' },
  ]),
  ...['accent', 'danger'].map((tone) => ({
    front: `${tone}-ink`,
    back: `${tone}-hover`,
    minimum: 4.5 as const,
    use: 'a filled button under the pointer',
  })),
  { front: 'inverse-ink', back: 'inverse', minimum: 4.5, use: 'a tooltip' },
  ...['canvas', 'panel', 'sunken'].flatMap((back) => [
    { front: 'line-control', back, minimum: 3 as const, use: 'the outline of a field' },
    { front: 'focus', back, minimum: 3 as const, use: 'the focus ring' },
  ]),
  ...['accent-soft', 'danger-soft', 'neutral-soft', 'hover'].map((back) => ({
    front: 'focus',
    back,
    minimum: 3 as const,
    use: 'the focus ring',
  })),
  { front: 'line-control', back: 'accent-soft', minimum: 3, use: 'a checkbox in a selected row' },
  { front: 'line-control', back: 'hover', minimum: 3, use: 'a checkbox in a pointed row' },
  {
    front: 'line-control',
    back: 'neutral-soft',
    minimum: 3,
    use: 'the chosen of a few, on their track',
  },
  { front: 'ink-subtle', back: 'pressed', minimum: 3, use: 'an icon in a pressed button' },
  { front: 'ink-subtle', back: 'neutral-soft', minimum: 3, use: 'the knob of a switch' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) =>
    [...grounds, 'accent-soft'].map((back) => ({
      front: `category-${number}`,
      back,
      minimum: 3 as const,
      use: 'a mark of a category',
    })),
  ),
];
