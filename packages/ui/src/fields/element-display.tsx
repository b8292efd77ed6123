import type { ComponentType } from 'react';
import type { FieldKind } from '../shapes/index.ts';
import { BinaryDisplay } from './binary/display.tsx';
import { BooleanDisplay } from './boolean/display.tsx';
import { EnumDisplay } from './enum/display.tsx';
import { IntervalDisplay } from './interval/display.tsx';
import { JsonDisplay } from './json/display.tsx';
import { MomentDisplay } from './moment/display.tsx';
import { NumberDisplay } from './number/display.tsx';
import { OtherDisplay } from './other/display.tsx';
import type { FieldDisplayProps } from './display-props.ts';
import { TextDisplay } from './text/display.tsx';
import { TimeDisplay } from './time/display.tsx';
import { UuidDisplay } from './uuid/display.tsx';

/** The kinds that hold one value; arrays and ranges hold values of these. */
export type ElementKind = Exclude<FieldKind, 'array' | 'range'>;

export const elementKinds: Readonly<Record<ElementKind, ComponentType<FieldDisplayProps>>> = {
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
};

/** Shows an element of an array or a bound of a range, which is never NULL itself. */
export function ElementDisplay(props: FieldDisplayProps) {
  const { kind } = props.field;
  const Display = kind === 'array' || kind === 'range' ? OtherDisplay : elementKinds[kind];
  return <Display {...props} />;
}
