import type { ComponentType } from 'react';
import type { FieldKind } from '../patterns/shapes.ts';
import { ShowBinary } from './binary/show.tsx';
import { ShowBoolean } from './boolean/show.tsx';
import { ShowDate } from './date/show.tsx';
import { ShowDecimal } from './decimal/show.tsx';
import { ShowEnum } from './enum/show.tsx';
import { ShowFloat } from './float/show.tsx';
import { ShowInstant } from './instant/show.tsx';
import { ShowInteger } from './integer/show.tsx';
import { ShowInterval } from './interval/show.tsx';
import { ShowJson } from './json/show.tsx';
import { ShowOther } from './other/show.tsx';
import type { ShowFieldProps } from './show-props.ts';
import { ShowText } from './text/show.tsx';
import { ShowTime } from './time/show.tsx';
import { ShowTimestamp } from './timestamp/show.tsx';
import { ShowUuid } from './uuid/show.tsx';

/** The kinds that hold one value; arrays and ranges are made of these. */
export type ElementKind = Exclude<FieldKind, 'array' | 'range'>;

export const elementKinds: Readonly<Record<ElementKind, ComponentType<ShowFieldProps>>> = {
  text: ShowText,
  integer: ShowInteger,
  decimal: ShowDecimal,
  float: ShowFloat,
  boolean: ShowBoolean,
  date: ShowDate,
  time: ShowTime,
  timestamp: ShowTimestamp,
  instant: ShowInstant,
  interval: ShowInterval,
  enum: ShowEnum,
  uuid: ShowUuid,
  json: ShowJson,
  binary: ShowBinary,
  other: ShowOther,
};

/** An element of an array or a bound of a range, which is never NULL itself. */
export function ShowElement(props: ShowFieldProps) {
  const { kind } = props.field;
  const Show = kind === 'array' || kind === 'range' ? ShowOther : elementKinds[kind];
  return <Show {...props} />;
}
