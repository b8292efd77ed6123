import { useState } from 'react';
import { Field } from '../../src/components/field/index.ts';
import { FieldInput, formatHint } from '../../src/fields/input/index.ts';
import type {
  FieldDescriptor,
  FieldInputProps,
  FieldKind,
  FieldText,
} from '../../src/shapes/index.ts';

export interface EntryProps extends FieldInputProps {
  /** What a form would say is wrong. */
  readonly error?: string;
}

/** One field as a form shows it, with the text that it stands for. */
export function Entry({ error, ...props }: EntryProps) {
  const [text, setText] = useState<FieldText>(props.defaultValue ?? null);
  const [problem, setProblem] = useState<string>();
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <Field
        label={props.field.label}
        required={props.field.required}
        description={formatHint(props.field)}
        error={error ?? problem}
        disabled={props.field.readOnly}
      >
        <FieldInput
          {...props}
          onProblemChange={setProblem}
          onValueChange={(next) => {
            setText(next);
            props.onValueChange?.(next);
          }}
        />
      </Field>
      <output className="font-mono text-sm text-ink-subtle">{text ?? 'NULL'}</output>
    </div>
  );
}

/** Returns a field called Value. */
export function field(kind: FieldKind, more: Partial<FieldDescriptor> = {}): FieldDescriptor {
  return {
    name: kind,
    label: 'Value',
    kind,
    required: false,
    readOnly: false,
    hasDefault: false,
    ...more,
  };
}
