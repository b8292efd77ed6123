import { Time } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField } from 'react-aria-components/TimeField';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { LineInput } from '../input/line-input.tsx';
import type { FieldInputProps } from '../input/input-props.ts';
import { labelsWith } from '../input/labels.ts';
import { DateSegments } from '../moment/date-segments.tsx';
import { PartsBox } from '../moment/parts-box.tsx';
import { useCleared } from '../moment/use-cleared.ts';
import { useIncomplete } from '../moment/use-incomplete.ts';
import { useValueFormat } from '../value-format.tsx';
import { fromPickedTime, toPickedTime } from './picked-time.ts';

/** A time of day. One with a zone, or the day's end at 24:00, is typed as text. */
export function TimeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const { locale } = useValueFormat();
  const zoned = field.type?.includes('with time zone') || field.type === 'timetz';
  const [initial] = useState(() => (defaultValue === null ? null : toPickedTime(defaultValue)));
  if (zoned || initial === undefined) return <LineInput {...props} />;
  const input = <TimeSegments {...props} initial={initial} />;
  return locale === undefined ? input : <I18nProvider locale={locale}>{input}</I18nProvider>;
}

interface TimeSegmentsProps extends FieldInputProps {
  readonly initial: Time | null;
}

function TimeSegments(props: TimeSegmentsProps) {
  const { initial, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const labels = labelsWith(props.labels);
  const [picked, setPicked] = useState<{ value: Time | null; text: string | null }>({
    value: initial,
    text: defaultValue,
  });
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const { incomplete, watchParts } = useIncomplete(props, labels.incompleteTime);
  const { key, restart } = useCleared(control.id);
  const clearable = incomplete || (picked.value !== null && control['aria-required'] !== true);
  const seconds =
    initial !== null && (initial.second !== 0 || /\.\d*[1-9]/.test(defaultValue ?? ''));

  const change = (value: Time | null) => {
    const text = value === null ? null : fromPickedTime(value, picked.text);
    setPicked({ value, text });
    onValueChange?.(text);
  };
  const clear = () => {
    change(null);
    restart();
  };

  return (
    <TimeField
      key={key}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      isDisabled={control.disabled}
      isInvalid={control['aria-invalid'] === true}
      isRequired={control['aria-required'] === true}
      validationBehavior="aria"
      granularity={seconds ? 'second' : 'minute'}
      placeholderValue={midnight}
      value={picked.value}
      onChange={change}
      onBlur={onBlur}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      shouldForceLeadingZeros
    >
      <PartsBox clearLabel={labels.clear} onClear={clearable ? clear : undefined}>
        <DateSegments onIncompleteChange={watchParts} />
      </PartsBox>
    </TimeField>
  );
}

const midnight = new Time(0, 0);
