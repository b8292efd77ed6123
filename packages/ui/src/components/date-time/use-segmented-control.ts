import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import type { SegmentsHandle } from './date-segments.tsx';

/** The shared behaviour of controls that are typed segment by segment. */
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

/**
 * Keeps the text of a segmented control, and gathers the properties that react-aria's fields share.
 *
 * @param incomplete The problem while segments are missing.
 */
export function useSegmentedControl(props: SegmentedControlProps, incomplete: string) {
  const { value, defaultValue = null, onValueChange, onBlur, onProblemChange, ...others } = props;
  const { size, locale, name, readOnly, autoFocus, ...control } = useFieldControl(others);
  const labelId = useFieldLabelId();
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value === undefined ? ownText : value;
  const [firstText] = useState(text);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const segments = useRef<SegmentsHandle>(null);
  const setText = (next: string | null) => {
    if (next === text) return;
    setOwnText(next);
    onValueChange?.(next);
  };
  const onIncompleteChange = useCallback(
    (now: boolean) => {
      setIsIncomplete(now);
      onProblemChange?.(now ? incomplete : undefined);
    },
    [onProblemChange, incomplete],
  );
  const { disabled, 'aria-label': label, 'aria-labelledby': labelledBy, ...box } = control;
  const { 'aria-invalid': invalid, 'aria-required': required, ...boxProps } = box;
  const isRequired = required === true || required === 'true';
  return {
    text,
    /** The text before anybody changed it. */
    firstText,
    setText,
    locale,
    field: {
      'aria-label': label,
      'aria-labelledby': labelledBy ?? (label === undefined ? labelId : undefined),
      'aria-describedby': box['aria-describedby'],
      isDisabled: disabled,
      isReadOnly: readOnly,
      isInvalid: invalid === true || invalid === 'true',
      isRequired,
      validationBehavior: 'aria',
      shouldForceLeadingZeros: true,
      autoFocus,
      onBlur,
    } as const,
    segments: { ref: segments, size, onIncompleteChange },
    box: {
      ...boxProps,
      size,
      name,
      text,
      disabled,
      readOnly,
      onClear:
        disabled || readOnly || (!isIncomplete && (text === null || isRequired))
          ? undefined
          : () => segments.current?.clear(),
    },
  };
}
