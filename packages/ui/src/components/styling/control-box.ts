import { tv } from './tv.ts';

/**
 * The box of everything that a value is typed or picked in. It takes its
 * states from the control inside, so that a box around any library's input
 * looks the same: `:focus-visible`, `[aria-invalid]`, `:disabled`, `:read-only`.
 */
export const controlBox = tv({
  slots: {
    box: [
      'group/control relative flex w-full min-w-0 items-center rounded-md border border-line-control bg-panel text-ink transition-colors',
      'hover:border-ink-subtle',
      'has-[:focus-visible]:border-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-1 has-[:focus-visible]:outline-focus',
      'has-[[aria-invalid=true]]:border-danger',
      // Options and buttons inside may be disabled, and everything but an input is read-only.
      'has-[:is(input,select,textarea):disabled]:border-line has-[:is(input,select,textarea):disabled]:bg-sunken has-[:is(input,select,textarea):disabled]:text-ink-subtle',
      'has-[:is(input,textarea):read-only:not(:disabled)]:border-line-strong has-[:is(input,textarea):read-only:not(:disabled)]:bg-sunken',
      'forced-colors:has-[:is(input,select,textarea):disabled]:border-[GrayText] forced-colors:has-[[aria-invalid=true]]:border-2',
    ],
    input: [
      'w-full min-w-0 flex-1 self-stretch border-0 bg-transparent px-2.5 text-inherit outline-none',
      'touch:text-[1rem] disabled:cursor-not-allowed',
    ],
    adornment:
      'flex shrink-0 items-center text-ink-subtle first:ps-2.5 last:pe-2.5 has-[button]:last:pe-0.5 [&_svg]:size-4',
  },
  variants: {
    size: {
      small: { box: 'h-control-small text-md', input: 'px-2' },
      medium: { box: 'h-control text-base' },
    },
    multiline: {
      true: { box: 'h-auto items-stretch', input: 'py-1.5' },
    },
  },
  defaultVariants: { size: 'medium' },
});
