import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../components/skeleton/index.ts';
import type { FieldDescriptor, FieldInputProps } from '../shapes/index.ts';
import { BooleanInput } from './boolean/input.tsx';
import { EnumInput } from './enum/input.tsx';
import { JsonInput } from './json/input.tsx';
import { NumberInput } from './number/input.tsx';
import { RangeInput } from './range/input.tsx';
import { TextInput } from './text/input.tsx';
import { UuidInput } from './uuid/input.tsx';
import { type FieldForm, formOf } from './field-form.ts';
import { lazyInput } from './control/lazy-input.tsx';
import { LineInput } from './control/line-input.tsx';
import { NestedInputContext } from './nested-input.tsx';

/** Calendars, comboboxes and tag inputs load with the first field that needs one. */
const ArrayInput = lazyInput(async () => (await import('./array/input.tsx')).ArrayInput);
const BinaryInput = lazyInput(async () => (await import('./binary/input.tsx')).BinaryInput);
const ColorInput = lazyInput(async () => (await import('./styled/color-input.tsx')).ColorInput);
const CompositeInput = lazyInput(
  async () => (await import('./composite/input.tsx')).CompositeInput,
);
const MultirangeInput = lazyInput(
  async () => (await import('./range/multirange-input.tsx')).MultirangeInput,
);
const OtherInput = lazyInput(async () => (await import('./other/input.tsx')).OtherInput);
const MomentInput = lazyInput(async () => (await import('./moment/input.tsx')).MomentInput);
const TimeInput = lazyInput(async () => (await import('./time/input.tsx')).TimeInput);
const ReferenceInput = lazyInput(
  async () => (await import('./reference/input.tsx')).ReferenceInput,
);

type Input = ComponentType<FieldInputProps> & { readonly preload?: () => Promise<unknown> };

type InputKind = FieldForm | 'reference' | 'choice' | 'color';

const inputs: Readonly<Record<InputKind, Input>> = {
  text: TextInput,
  integer: NumberInput,
  decimal: NumberInput,
  float: NumberInput,
  boolean: BooleanInput,
  date: MomentInput,
  time: TimeInput,
  timestamp: MomentInput,
  instant: MomentInput,
  interval: LineInput,
  enum: EnumInput,
  uuid: UuidInput,
  json: JsonInput,
  binary: BinaryInput,
  array: ArrayInput,
  range: RangeInput,
  other: OtherInput,
  composite: CompositeInput,
  multirange: MultirangeInput,
  reference: ReferenceInput,
  choice: EnumInput,
  color: ColorInput,
};

/** Input for a value of any kind. A reference is chosen from the records that it may refer to. */
export function FieldInput(props: FieldInputProps) {
  const { field, searchRecords } = props;
  const Input = field.input ?? inputs[inputKind(field, searchRecords !== undefined)];
  return (
    <NestedInputContext value={renderInput}>
      <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
        <Input {...props} />
      </Suspense>
    </NestedInputContext>
  );
}

/** Loads the inputs of a form whose references are searched for, ahead of a connection that is lost. */
export async function preloadInputs(fields: readonly FieldDescriptor[]): Promise<void> {
  await Promise.all(
    fields.map(async (field) => {
      const input: Input = field.input ?? inputs[inputKind(field, true)];
      await input.preload?.();
    }),
  );
}

function inputKind(field: FieldDescriptor, canSearch: boolean): InputKind {
  const { kind, format, options, reference } = field;
  if (reference !== undefined && canSearch) return 'reference';
  // The options of an array are those of its items.
  if (options !== undefined && kind !== 'array') return 'choice';
  return kind === 'text' && format === 'color' ? 'color' : formOf(field);
}

function renderInput(props: FieldInputProps) {
  return <FieldInput {...props} />;
}
