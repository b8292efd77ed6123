import { ChevronsUpDown } from 'lucide-react';
import { lazy, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { savedViewsMessages } from './messages.ts';
import type { SavedViewsProps } from './saved-views-props.ts';

const loadMenu = () => import('./saved-views-menu.tsx');
const SavedViewsMenu = lazy(async () => ({ default: (await loadMenu()).SavedViewsMenu }));

/** Names the view of a list, and behind it the views to choose from and to save. */
export function SavedViews(props: SavedViewsProps) {
  const { all, views, value, changed = false, loading = false, className } = props;
  const button = useRef<HTMLButtonElement>(null);
  const chosen = views.find(({ id }) => id === value);
  const unnamed = loading ? '' : savedViewsMessages.unsaved;
  const name = value === '' ? all : (chosen?.name ?? unnamed);
  const trigger = (
    <Button
      ref={button}
      className={joinClassNames('max-w-56 min-w-24 justify-between', className)}
      aria-label={
        name === ''
          ? savedViewsMessages.views
          : savedViewsMessages.view({
              name: changed ? savedViewsMessages.changed({ name }) : name,
            })
      }
      end={<ChevronsUpDown aria-hidden="true" />}
    >
      <bdi className="truncate">{name}</bdi>
      {changed && (
        <span
          data-slot="saved-views-changed"
          className="size-1.5 shrink-0 rounded-full bg-accent forced-colors:bg-[ButtonText]"
        />
      )}
    </Button>
  );
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={trigger}>
      <SavedViewsMenu {...props} trigger={trigger} button={button} chosen={chosen} />
    </LazyOverlay>
  );
}
