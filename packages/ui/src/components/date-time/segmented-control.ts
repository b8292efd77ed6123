import type { ComponentProps } from 'react';

/** What the controls that are typed segment by segment have in common. */
export interface SegmentedControlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'role'
> {
  readonly size?: 'small' | 'medium';
  readonly name?: string;
  /** ISO 8601 text, or null for no value. Other text shows as no value. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  /** Called with a complete value, or with null when it is cleared. */
  readonly onValueChange?: (value: string | null) => void;
  /** Called when the focus has left the control and its popup. */
  readonly onBlur?: () => void;
  /** Called with a message while segments are missing, and with undefined when they no longer are. */
  readonly onProblemChange?: (problem: string | undefined) => void;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** A BCP 47 tag; the browser's language when absent. */
  readonly locale?: string;
}
