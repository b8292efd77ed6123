import { tv } from '../styling/index.ts';

export const bottomTabStyles = tv({
  slots: {
    bar: 'grid h-tab-bar auto-cols-fr grid-flow-col',
    tab: 'grid min-w-0 place-content-center place-items-center gap-0.5 border-t-2 border-transparent px-1 text-xs text-ink-subtle -outline-offset-2 -mt-px [&_svg]:size-5 forced-colors:border-[Canvas]',
  },
  variants: {
    current: {
      true: {
        tab: 'border-accent font-current text-accent forced-colors:border-[Highlight] forced-colors:text-[Highlight]',
      },
    },
  },
});
