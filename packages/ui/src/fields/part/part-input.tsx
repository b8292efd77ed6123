import { parseValue } from '@ninefold/values';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Field } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, FieldKind, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages } from '../control/index.ts';
import { NestedInput } from '../nested-input.tsx';
import { fieldPartMessages } from './messages.ts';

/** The text of a part; undefined until a value, or none, is chosen. */
export type PartText = FieldText | undefined;

export interface PartInputProps {
  /** Its label names the input. */
  readonly field: FieldDescriptor;
  readonly labelHidden?: boolean;
  readonly defaultValue: PartText;
  /** What an empty input means: NULL; nothing until “No value” is chosen; or that a value is missing. */
  readonly emptyMeans: 'null' | 'undecided' | 'missing';
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Beside the input: what else there is to choose. */
  readonly end?: ReactNode;
  readonly onValueChange: (text: PartText) => void;
  readonly onProblemChange: (problem: string | undefined) => void;
}

type Empty = 'undecided' | 'null' | 'text';

/** What stands beside the input goes below it, before a part of a date is cut off. */
const widths: ReadonlyMap<FieldKind, string> = new Map([
  ['time', 'min-w-40'],
  ['date', 'min-w-44'],
  ['timestamp', 'min-w-60'],
  ['instant', 'min-w-60'],
]);

/**
 * One part of a value: an item of a list, an attribute of a composite. Its problem shows beside it once
 * the focus has left it. Where an empty input could mean more than NULL, a select says what it means.
 */
export function PartInput(props: PartInputProps) {
  const { field, defaultValue, emptyMeans, disabled, autoFocus } = props;
  const selectId = useId();
  const [empty, setEmpty] = useState(() => emptyOf(defaultValue));
  // An input reports a problem and a value one after the other, before either renders.
  const problems = useRef<{ readonly unreadable?: string; readonly value?: string }>({
    value: defaultValue === undefined ? emptyProblem(emptyMeans) : undefined,
  });
  const [problem, setProblem] = useState(() =>
    defaultValue === undefined ? emptyProblem(emptyMeans) : undefined,
  );
  const [wasLeft, setLeft] = useState(false);
  const isText = field.kind === 'text' && field.options === undefined;
  const hasChoice = isText || emptyMeans === 'undecided';

  const reportProblem = (changed: typeof problems.current) => {
    problems.current = { ...problems.current, ...changed };
    const { unreadable, value } = problems.current;
    setProblem(unreadable ?? value);
    props.onProblemChange(unreadable ?? value);
  };
  const enter = (text: PartText) => {
    setEmpty(emptyOf(text));
    reportProblem({ value: problemOf(props, text) });
    props.onValueChange(text);
  };
  return (
    <Field
      label={field.label}
      labelHidden={props.labelHidden ?? false}
      disabled={disabled ?? false}
      error={wasLeft ? problem : undefined}
      className="min-w-0 flex-1 [&>[data-slot=field-label-row]_label]:text-sm [&>[data-slot=field-label-row]_label]:font-normal [&>[data-slot=field-label-row]_label]:text-ink-subtle"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
      }}
    >
      <div className="flex flex-wrap items-start gap-1">
        <div className={`${widths.get(field.kind) ?? 'min-w-32'} max-w-full flex-1`}>
          <NestedInput
            field={field}
            defaultValue={defaultValue ?? null}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
            autoFocus={autoFocus ?? false}
            onValueChange={(text) => enter(text ?? (emptyMeans === 'null' ? null : undefined))}
            onProblemChange={(unreadable) => reportProblem({ unreadable })}
          />
        </div>
        {empty !== undefined && hasChoice && (
          <Select
            id={selectId}
            aria-label={fieldPartMessages.emptyAs({ part: field.label })}
            className="w-32"
            placeholder={emptyMeans === 'null' ? undefined : fieldInputMessages.choose}
            value={empty === 'undecided' ? '' : empty}
            disabled={disabled ?? false}
            options={[
              ...(emptyMeans === 'missing'
                ? []
                : [{ value: 'null', label: fieldPartMessages.noValue }]),
              ...(isText ? [{ value: 'text', label: fieldPartMessages.emptyText }] : []),
            ]}
            onChange={({ target }) => {
              enter(target.value === 'null' ? null : target.value === 'text' ? '' : undefined);
            }}
          />
        )}
        {props.end}
      </div>
    </Field>
  );
}

function emptyOf(text: PartText): Empty | undefined {
  if (text === undefined) return 'undecided';
  if (text === null) return 'null';
  return text === '' ? 'text' : undefined;
}

/** Says what is wrong with a part before the whole is checked, so that it shows at the part. */
function problemOf({ field, emptyMeans }: PartInputProps, text: PartText): string | undefined {
  if (text === undefined) return emptyProblem(emptyMeans);
  if (text === null) return undefined;
  const { kind, type = '', elementKind, elementType, maxLength, precision, options } = field;
  const values = options?.map(({ value }) => value);
  const facts = { kind, type, elementKind, elementType, maxLength, precision, values };
  return parseValue(text, facts).problem;
}

/** Says what is missing from a part without a value. */
export function emptyProblem(emptyMeans: PartInputProps['emptyMeans']): string {
  return emptyMeans === 'missing' ? fieldPartMessages.missing : fieldPartMessages.undecided;
}
