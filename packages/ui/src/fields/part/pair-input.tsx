import { useRef } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import type { FieldDescriptor, FieldInputProps, FieldText } from '../../shapes/index.ts';
import { PartGroup } from '../control/index.ts';
import { PartInput } from './part-input.tsx';

interface Part {
  readonly field: FieldDescriptor;
  readonly initial: FieldText;
}

export interface PairInputProps extends FieldInputProps {
  readonly parts: readonly [Part, Part];
  readonly write: (first: string, second: string) => string;
  /** Says that one of the parts is missing. */
  readonly incomplete: string;
}

/** A value of two parts, each with its input. Both left empty are NULL. */
export function PairInput(props: PairInputProps) {
  const { parts, write, incomplete, defaultValue = null, onValueChange, onProblemChange } = props;
  const texts = useRef(parts.map(({ initial }) => initial));
  const problems = useRef<readonly (string | undefined)[]>([]);
  const initialValue = useRef(defaultValue);
  const control = useFieldControl({});

  const reportProblem = () => {
    const empty = texts.current.filter((text) => text === null).length;
    onProblemChange?.(
      problems.current.find((problem) => problem !== undefined) ??
        (empty === 1 ? incomplete : undefined),
    );
  };
  const change = (index: number, text: FieldText) => {
    texts.current = texts.current.with(index, text);
    reportProblem();
    const [first, second] = texts.current;
    if (typeof first === 'string' && typeof second === 'string') {
      const isInitial = parts.every(({ initial }, place) => initial === texts.current[place]);
      onValueChange?.(isInitial ? initialValue.current : write(first, second));
    } else if (first === second) onValueChange?.(null);
  };
  return (
    <PartGroup className="flex flex-wrap gap-2 outline-none" onBlur={props.onBlur}>
      {parts.map(({ field, initial }, index) => (
        <div key={field.label} className="flex-1">
          <PartInput
            field={field}
            defaultValue={initial}
            emptyMeans="null"
            disabled={control.disabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
            autoFocus={props.autoFocus === true && index === 0}
            onValueChange={(text) => change(index, text ?? null)}
            onProblemChange={(problem) => {
              problems.current = [0, 1].map((place) =>
                place === index ? problem : problems.current[place],
              );
              reportProblem();
            }}
          />
        </div>
      ))}
    </PartGroup>
  );
}
