import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { tv } from '../styling/index.ts';

const styles = tv({
  slots: {
    label:
      'inline-flex min-h-6 max-w-full items-start gap-2 py-0.5 text-base text-ink has-disabled:text-ink-subtle',
    track: [
      'relative my-0.5 h-4 w-7 shrink-0 appearance-none rounded-full border border-line-control bg-neutral-soft transition-colors before:absolute before:-inset-1.5 before:content-[""]',
      'after:absolute after:start-px after:top-px after:size-3 after:rounded-full after:bg-ink-subtle after:transition-[translate] after:content-[""]',
      'checked:border-accent checked:bg-accent checked:after:translate-x-3 checked:after:bg-accent-ink rtl:checked:after:-translate-x-3',
      'disabled:border-line-strong disabled:bg-sunken disabled:after:bg-line-strong disabled:checked:bg-ink-subtle',
      'forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:after:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:after:bg-[HighlightText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:after:bg-[GrayText] forced-colors:[forced-color-adjust:none]',
    ],
  },
});

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'children'
> {
  /** The text beside the switch, part of its target. */
  readonly children?: ReactNode;
}

/** Turns a setting on or off immediately. For a choice that is sent with a form, use Checkbox. */
export function Switch({ className, children, ...props }: SwitchProps) {
  const { label, track } = styles();
  const control = (
    <input
      type="checkbox"
      // A native checkbox has its state without aria-checked.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      data-slot="switch"
      {...useFieldControl(props)}
      className={track({ className: children === undefined ? className : undefined })}
    />
  );
  if (children === undefined) return control;
  return (
    <label data-slot="switch-label" className={label({ className })}>
      {control}
      <span className="min-w-0">{children}</span>
    </label>
  );
}
