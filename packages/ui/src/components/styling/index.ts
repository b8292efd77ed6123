import { cnMerge, createTV } from 'tailwind-variants';

/** What differs from Tailwind's own scales, so that two sizes of text are known to conflict. */
const twMergeConfig = {
  extend: {
    classGroups: {
      'font-size': [{ text: ['2xs', 'xs', 'sm', 'md', 'base', 'lg', 'xl', '2xl'] }],
      'font-weight': [{ font: ['normal', 'medium', 'current', 'semibold'] }],
      z: [{ z: ['sticky', 'bar', 'overlay', 'popup', 'toast', 'tooltip'] }],
      duration: [{ duration: ['fast', 'base'] }],
    },
  },
};

/** Makes a component's one styling table; the caller's `className` wins over the table. */
export const tv = createTV({ twMergeConfig });

/** Joins class names for parts without a table; of two that conflict the later wins. */
export function joinClassNames(...names: readonly (string | false | null | undefined)[]): string {
  return cnMerge(...names)({ twMergeConfig }) ?? '';
}
