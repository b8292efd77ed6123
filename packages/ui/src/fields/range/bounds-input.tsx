import { useRef, useState } from 'react';
import { Field, useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import type { FieldDescriptor, FieldKind, FieldText, FieldInputProps } from '../../shapes/index.ts';
import { focusFirst, fieldInputMessages } from '../control/index.ts';
import { MomentInput } from '../moment/index.ts';
import { NumberInput } from '../number/index.ts';
import { type Bounds, rangeLiteral } from './bounds.ts';

interface BoundsInputProps extends FieldInputProps {
  readonly kind: FieldKind;
  readonly initial: Bounds;
}

const ends = ['from', 'to'] as const;
type End = (typeof ends)[number];

/** The two ends of a range, each an input of its kind. An end left empty is open. */
export function BoundsInput(props: BoundsInputProps) {
  const { field, kind, initial, onValueChange, onBlur, onProblemChange, autoFocus } = props;
  const [bounds, setBounds] = useState(initial);
  // Where the range was unbounded, and not NULL, it still is.
  const [unbounded] = useState(() => (props.defaultValue === '(,)' ? '(,)' : null));
  const problems = useRef<Partial<Record<End, string>>>({});
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  const bound: FieldDescriptor = { ...field, kind, elementKind: undefined, required: false };
  const Input = kind === 'integer' || kind === 'decimal' ? NumberInput : MomentInput;

  const change = (end: End, text: FieldText) => {
    const next = { ...bounds, [end]: text };
    setBounds(next);
    onValueChange?.(rangeLiteral(kind, next) ?? unbounded);
  };
  const reportProblem = (end: End, problem: string | undefined) => {
    problems.current = { ...problems.current, [end]: problem };
    onProblemChange?.(problems.current.from ?? problems.current.to);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees when the focus leaves its inputs
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      onFocus={focusFirst}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      className="flex flex-wrap gap-x-3 gap-y-2 outline-none"
    >
      {ends.map((end) => (
        <Field
          key={end}
          label={fieldInputMessages[end]}
          disabled={control.disabled}
          className="min-w-56 flex-1 [&_label]:text-sm [&_label]:font-normal [&_label]:text-ink-subtle"
        >
          <Input
            field={bound}
            defaultValue={initial[end]}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
            autoFocus={autoFocus === true && end === 'from'}
            onValueChange={(text) => change(end, text)}
            onProblemChange={(problem) => reportProblem(end, problem)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
