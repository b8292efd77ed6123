import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { FieldKind } from '../../patterns/shapes.ts';
import { EnterArray } from '../array/enter.tsx';
import { EnterBinary } from '../binary/enter.tsx';
import { EnterBoolean } from '../boolean/enter.tsx';
import { EnterDecimal } from '../decimal/enter.tsx';
import { EnterEnum } from '../enum/enter.tsx';
import { EnterFloat } from '../float/enter.tsx';
import { EnterInteger } from '../integer/enter.tsx';
import { EnterInterval } from '../interval/enter.tsx';
import { EnterJson } from '../json/enter.tsx';
import { EnterOther } from '../other/enter.tsx';
import { EnterRange } from '../range/enter.tsx';
import { EnterText } from '../text/enter.tsx';
import { EnterUuid } from '../uuid/enter.tsx';
import type { EnterFieldProps } from './entry-props.ts';
import { onDemand } from './on-demand.tsx';

/** Calendars and comboboxes come with the first field that needs one. */
const EnterDate = onDemand(async () => (await import('../date/enter.tsx')).EnterDate);
const EnterTime = onDemand(async () => (await import('../time/enter.tsx')).EnterTime);
const EnterTimestamp = onDemand(
  async () => (await import('../timestamp/enter.tsx')).EnterTimestamp,
);
const EnterInstant = onDemand(async () => (await import('../instant/enter.tsx')).EnterInstant);
const EnterReference = onDemand(
  async () => (await import('../reference/enter.tsx')).EnterReference,
);

const kinds: Readonly<Record<FieldKind, ComponentType<EnterFieldProps>>> = {
  text: EnterText,
  integer: EnterInteger,
  decimal: EnterDecimal,
  float: EnterFloat,
  boolean: EnterBoolean,
  date: EnterDate,
  time: EnterTime,
  timestamp: EnterTimestamp,
  instant: EnterInstant,
  interval: EnterInterval,
  enum: EnterEnum,
  uuid: EnterUuid,
  json: EnterJson,
  binary: EnterBinary,
  array: EnterArray,
  range: EnterRange,
  other: EnterOther,
};

/** One input for a value of any kind; a reference is picked from the records it may point to. */
export function EnterField(props: EnterFieldProps) {
  const { field, searchRecords } = props;
  const picked = field.reference !== undefined && searchRecords !== undefined;
  const ofKind = picked
    ? EnterReference
    : field.options === undefined
      ? kinds[field.kind]
      : EnterEnum;
  const Enter = field.input ?? ofKind;
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
      <Enter {...props} />
    </Suspense>
  );
}
