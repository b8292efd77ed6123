import { type Entity, entityId, entityName, entityPath } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { SavedViews, type SavedViewsProps } from '@ninefold/ui/patterns/saved-views';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { readAddress, viewAddress, writeAddress } from '../addresses/index.ts';
import { useIdentity, useScreen } from '../screen-context/index.ts';
import { listViewsMessages } from './messages.ts';
import { type NamedView, savedParameter, savedView, searchOf } from './named-views.ts';
import { useListViews } from './list-views-state.ts';
import { type ViewColumns, viewColumns } from './view-columns.ts';

/** A view that a list was changed from. */
export interface ChosenView {
  /** The value of `saved` in an address. */
  readonly id: string;
  /** The part of the list's address behind `?` that shows it. */
  readonly address: string;
  /** Undefined for one that says nothing of its columns. */
  readonly columns?: ViewColumns;
}

export interface ListViewsProps {
  readonly entity: Entity;
  /** The part of the list's address behind `?`. */
  readonly search: string;
  /** Called with the view that the list shows, or was changed from. */
  readonly onChosen: (view: ChosenView | undefined) => void;
  /** Saved with a view, as JSON: what the address doesn't say. */
  readonly layout?: unknown;
  readonly className?: string;
}

/** They are loaded with the views. */
const loadActions = () => import('./view-actions.ts');

/** Names the view of a list; behind it the views to choose from, and what can be done with them. */
export function ListViews({ entity, search, onChosen, layout, className }: ListViewsProps) {
  const { application, overview, person } = useScreen();
  const identity = useIdentity();
  const context = { application, overview, queries: useQueryClient(), toast: useToast() };
  const router = useRouter();
  const { views, chosen, changed, loading, retry } = useListViews(entity, search);
  const shown = useMemo(
    () => chosen && { ...chosen, columns: viewColumns(identity, entity, chosen) },
    [identity, entity, chosen],
  );
  useEffect(() => onChosen(shown), [onChosen, shown]);
  const path = entityPath(entity);
  const address = viewAddress(search);
  const saved = chosen?.saved;

  /** Makes the page's address one of a view that has just been saved as the list is. */
  function stayAs(view: NamedView, from: string): void {
    if (router.history.location.href !== from) return;
    const others = views.filter(({ id }) => id !== view.id);
    const next = savedParameter([...others, view], view, search);
    router.history.replace(`${path}?${writeAddress({ ...readAddress(search), saved: next })}`);
  }

  const save: SavedViewsProps['onSave'] = async (view) => {
    const { href } = router.history.location;
    const { createView } = await loadActions();
    const result = await createView(context, {
      ...view,
      entity: entityId(entity),
      address,
      layout,
    });
    if (!('id' in result)) return result;
    stayAs(savedView(result), href);
    return [];
  };

  async function update(): Promise<void> {
    if (saved === undefined) return;
    const { href } = router.history.location;
    const { changeView } = await loadActions();
    if (await changeView(context, saved, { address, layout })) {
      stayAs(savedView({ ...saved, address }), href);
    }
  }

  async function share(shared: boolean): Promise<void> {
    if (saved !== undefined) await (await loadActions()).changeView(context, saved, { shared });
  }

  async function mark(favourite: boolean): Promise<void> {
    if (chosen === undefined) return;
    await (await loadActions()).markView(context, entity, chosen, favourite);
  }

  useScreenActions(chosen === undefined ? [] : [favouriteAction(chosen, mark)]);

  async function remove(): Promise<void> {
    if (saved !== undefined) await (await loadActions()).deleteView(context, saved);
  }

  async function copy(): Promise<void> {
    await (await loadActions()).copyLink(context);
  }

  return (
    <SavedViews
      className={className}
      all={listViewsMessages.all(entityName(entity))}
      views={views}
      value={chosen?.id ?? (address === '' ? '' : undefined)}
      changed={changed}
      loading={loading}
      onRetry={retry}
      onlyInBrowser={overview.savedViews ? undefined : reasonFor(person !== undefined)}
      onSelect={(id) => {
        const view = views.find((each) => each.id === id);
        router.history.push(view === undefined ? path : `${path}?${searchOf(views, view)}`);
      }}
      onSave={save}
      onUpdate={() => void update()}
      onRename={async (name) =>
        saved === undefined ? [] : (await loadActions()).renameView(context, saved, name)
      }
      onShare={(shared) => void share(shared)}
      onFavourite={(favourite) => void mark(favourite)}
      onDelete={() => void remove()}
      onCopyLink={() => void copy()}
    />
  );
}

/** Marks the view that the list shows as a favourite, or unmarks it. */
function favouriteAction(
  { name, favourite = false }: NamedView,
  mark: (favourite: boolean) => Promise<void>,
): ScreenAction {
  return {
    id: 'favourite view',
    label: listViewsMessages[favourite ? 'notFavourite' : 'favourite']({ name }),
    onSelect: () => void mark(!favourite),
  };
}

/** Says why views are kept in the browser. */
function reasonFor(isSignedIn: boolean): string {
  return isSignedIn ? listViewsMessages.noTable : listViewsMessages.visitor;
}
