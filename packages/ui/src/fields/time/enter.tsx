import { Time } from '@internationalized/date';
import { X } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Group } from 'react-aria-components/Group';
import { TimeField } from 'react-aria-components/TimeField';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { innerButtonStyles } from '../entry/popup-styles.ts';
import { DateSegments } from '../moment/date-segments.tsx';
import { focusFirstPart } from '../moment/focus-first-part.ts';
import { useIncomplete } from '../moment/moment-picker.tsx';
import { useValueFormat } from '../value-format.tsx';
import { fromPickedTime, toPickedTime } from './picked-time.ts';

/** A time of day. One with a zone, or the day's end at 24:00, is typed as text. */
export function EnterTime(props: EnterFieldProps) {
  const { field, defaultValue = null } = props;
  const { locale } = useValueFormat();
  const zoned = field.type?.includes('with time zone') || field.type === 'timetz';
  const [initial] = useState(() => (defaultValue === null ? null : toPickedTime(defaultValue)));
  if (zoned || initial === undefined) return <EnterLine {...props} />;
  const input = <TimeInput {...props} initial={initial} />;
  return locale === undefined ? input : <I18nProvider locale={locale}>{input}</I18nProvider>;
}

interface TimeInputProps extends EnterFieldProps {
  readonly initial: Time | null;
}

function TimeInput(props: TimeInputProps) {
  const { initial, defaultValue = null, onChange, onBlur, takesFocus } = props;
  const labels = labelsWith(props.labels);
  const [picked, setPicked] = useState<{ value: Time | null; text: string | null }>({
    value: initial,
    text: defaultValue,
  });
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const { box } = controlBox();
  const onIncompleteChange = useIncomplete(props, labels.incompleteTime);
  const seconds =
    initial !== null && (initial.second !== 0 || /\.\d*[1-9]/.test(defaultValue ?? ''));

  const change = (value: Time | null) => {
    const text = value === null ? null : fromPickedTime(value, picked.text);
    setPicked({ value, text });
    onChange?.(text);
  };

  return (
    <TimeField
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
      autoFocus={takesFocus}
      shouldForceLeadingZeros
    >
      <Group
        id={control.id}
        tabIndex={-1}
        onFocus={focusFirstPart}
        className={({ isInvalid, isFocusWithin }) =>
          box({
            className: [
              'pe-1',
              isInvalid && 'border-danger',
              isFocusWithin && 'border-focus outline-2 -outline-offset-1 outline-focus',
            ],
          })
        }
      >
        <DateSegments onIncompleteChange={onIncompleteChange} />
        {picked.value !== null && control.disabled !== true && (
          <button
            type="button"
            aria-label={labels.clear}
            className={innerButtonStyles}
            onClick={() => change(null)}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </Group>
    </TimeField>
  );
}

const midnight = new Time(0, 0);
