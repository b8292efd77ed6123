import type { ComponentType } from 'react';
import { BinaryDisplay } from './binary/display.tsx';
import { BooleanDisplay } from './boolean/display.tsx';
import { EnumDisplay } from './enum/display.tsx';
import { type FieldForm, formOf } from './field-form.ts';
import { IntervalDisplay } from './interval/display.tsx';
import { JsonDisplay } from './json/display.tsx';
import { lazyDisplay } from './lazy-display.tsx';
import { LiteralSkeleton } from './literal-skeleton.tsx';
import { MomentDisplay } from './moment/display.tsx';
import { NumberDisplay } from './number/display.tsx';
import { OtherDisplay } from './other/display.tsx';
import type { KindDisplayProps } from './display-props.ts';
import { TextDisplay } from './text/display.tsx';
import { TimeDisplay } from './time/display.tsx';
import { UuidDisplay } from './uuid/display.tsx';

/** What holds one value; arrays hold values of these. Displays that few lists need load with their first value. */
export type ElementKind = Exclude<FieldForm, 'array'>;

export const elementKinds: Readonly<Record<ElementKind, ComponentType<KindDisplayProps>>> = {
  text: TextDisplay,
  integer: NumberDisplay,
  decimal: NumberDisplay,
  float: NumberDisplay,
  boolean: BooleanDisplay,
  date: MomentDisplay,
  time: TimeDisplay,
  timestamp: MomentDisplay,
  instant: MomentDisplay,
  interval: IntervalDisplay,
  enum: EnumDisplay,
  uuid: UuidDisplay,
  json: JsonDisplay,
  binary: BinaryDisplay,
  other: OtherDisplay,
  composite: lazyDisplay(
    async () => (await import('./composite/display.tsx')).CompositeDisplay,
    OtherDisplay,
    LiteralSkeleton,
  ),
  range: lazyDisplay(
    async () => (await import('./range/display.tsx')).RangeDisplay,
    OtherDisplay,
    LiteralSkeleton,
  ),
  multirange: lazyDisplay(
    async () => (await import('./range/multirange-display.tsx')).MultirangeDisplay,
    OtherDisplay,
    LiteralSkeleton,
  ),
};

/** Shows an element of an array or a bound of a range, which is never NULL itself. */
export function ElementDisplay(props: KindDisplayProps) {
  const form = formOf(props.field);
  const Display = form === 'array' ? OtherDisplay : elementKinds[form];
  return <Display {...props} />;
}
