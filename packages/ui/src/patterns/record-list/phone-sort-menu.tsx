import { lazy, Suspense } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import { phone, useMediaQuery } from '../use-media-query.ts';
import type { SortMenuProps } from './record-list-props.ts';

const SortMenu = lazy(async () => ({ default: (await import('./sort-menu.tsx')).SortMenu }));

/** The order of a list where no header can be pressed: on phones, and loaded there alone. */
export function PhoneSortMenu(props: SortMenuProps) {
  if (!useMediaQuery(phone)) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-control-small w-20" />}>
      <SortMenu {...props} />
    </Suspense>
  );
}
