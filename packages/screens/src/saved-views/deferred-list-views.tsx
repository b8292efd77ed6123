import { deferred } from '../application/index.ts';
import { useScreenRead } from '../screen-context/index.ts';
import type { ListViewsProps } from './list-views.tsx';

let isLoaded = false;

const Loaded = deferred(async () => {
  const loaded = await import('./list-views.tsx');
  isLoaded = true;
  return loaded;
}, 'ListViews');

/** The saved views of a list. The rows come before them, where their code is still to be loaded. */
export function ListViews(props: ListViewsProps) {
  const isRead = useScreenRead();
  return isRead || isLoaded ? <Loaded {...props} /> : null;
}
