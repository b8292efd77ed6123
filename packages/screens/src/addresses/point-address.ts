import type { PointKey } from '@ninefold/specification/coverage';

/** `/specification/rules`; with an anchor `/specification/rules#work_order/check/…`. */
export function pointAddress(point: PointKey, anchor?: string): string {
  const path = `/specification/${point}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}
