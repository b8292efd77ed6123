import { useCallback, useRef, useState } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import type { SegmentsHandle } from './date-segments.tsx';
import type { SegmentedControlProps } from './segmented-control.ts';

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
      onClear:
        disabled || readOnly || (!isIncomplete && (text === null || isRequired))
          ? undefined
          : () => segments.current?.clear(),
    },
  };
}
