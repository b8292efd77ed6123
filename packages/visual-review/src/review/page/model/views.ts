import type { Change, Side } from '../../../run/report.ts';

export const views = [
  { name: 'side', title: 'Side by side', key: '1' },
  { name: 'overlay', title: 'Overlay', key: '2' },
  { name: 'swipe', title: 'Swipe', key: '3' },
  { name: 'blink', title: 'Blink', key: '4' },
  { name: 'difference', title: 'Difference', key: '5' },
] as const;

export type ViewName = (typeof views)[number]['name'];

/** A picture to look at, and what it is called. */
export interface Shown {
  readonly title: string;
  readonly side: Side;
}

/** The pictures of a change, the older first. */
export function picturesOf({ kind, accepted, taken, versions }: Change): readonly Shown[] {
  if (kind === 'unstable') {
    return versions.map((side, index) => ({ title: `Look ${index + 1}`, side }));
  }
  const before = accepted === undefined ? [] : [{ title: 'Accepted', side: accepted }];
  const after = taken === undefined ? [] : [{ title: 'New', side: taken }];
  return before[0]?.side.picture === after[0]?.side.picture ? after : [...before, ...after];
}

/** Comparing needs two pictures, and only differing ones have a difference. */
export function viewsOf(change: Change): readonly ViewName[] {
  if (picturesOf(change).length < 2) return ['side'];
  const names = views.map(({ name }) => name);
  return change.difference === undefined ? names.filter((name) => name !== 'difference') : names;
}
