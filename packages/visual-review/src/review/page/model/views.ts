import type { Change } from '../../../report/index.ts';

export const views = [
  { name: 'side', title: 'Side by side', key: '1' },
  { name: 'overlay', title: 'Overlay', key: '2' },
  { name: 'swipe', title: 'Swipe', key: '3' },
  { name: 'blink', title: 'Blink', key: '4' },
  { name: 'difference', title: 'Difference', key: '5' },
] as const;

export type ViewName = (typeof views)[number]['name'];

/** Returns the pictures of a change, the older first. */
export function picturesOf(change: Change) {
  const { kind, accepted, taken, versions } = change;
  if (kind === 'unstable') {
    return versions.map((record, index) => ({ title: `Look ${index + 1}`, record }));
  }
  const before = accepted === undefined ? [] : [{ title: 'Accepted', record: accepted }];
  const after = taken === undefined ? [] : [{ title: 'New', record: taken }];
  return accepted?.picture === taken?.picture ? after : [...before, ...after];
}

/** Returns the views of a change. All but one need two pictures. */
export function viewsOf(change: Change): readonly ViewName[] {
  if (picturesOf(change).length < 2) return ['side'];
  const names = views.map(({ name }) => name);
  return change.difference === undefined ? names.filter((name) => name !== 'difference') : names;
}
