import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../components/skeleton/index.ts';
import type { FieldInputProps } from '../shapes/index.ts';
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

const kinds: Readonly<Record<FieldForm, ComponentType<FieldInputProps>>> = {
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
};

/** Input for a value of any kind. A reference is chosen from the records that it may refer to. */
export function FieldInput(props: FieldInputProps) {
  const { field, searchRecords } = props;
  const isReference = field.reference !== undefined && searchRecords !== undefined;
  // The options of an array are those of its items.
  const isChoice = field.options !== undefined && field.kind !== 'array';
  const isColor = field.kind === 'text' && field.format === 'color';
  const kindInput = isChoice ? EnumInput : isColor ? ColorInput : kinds[formOf(field)];
  const Input = field.input ?? (isReference ? ReferenceInput : kindInput);
  return (
    <NestedInputContext value={renderInput}>
      <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
        <Input {...props} />
      </Suspense>
    </NestedInputContext>
  );
}

function renderInput(props: FieldInputProps) {
  return <FieldInput {...props} />;
}
