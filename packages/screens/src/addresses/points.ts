import type { PointKey } from '@ninefold/specification/coverage';
import { pointTitles } from './messages.ts';

export function isPoint(text: string): text is PointKey {
  return Object.hasOwn(pointTitles, text);
}

/** `/specification/rules`; with an anchor `/specification/rules#work_order/check/…`. */
export function pointAddress(point: PointKey, anchor?: string): string {
  const path = `/specification/${point}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}
