import {
  browserViews,
  databaseViews,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type SavedViewStore,
} from '@ninefold/data/saved-views';
import type { Entity } from '@ninefold/specification';
import type { useToast } from '@ninefold/ui/components/toast';
import type { FormError } from '@ninefold/ui/shapes';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Application,
  failureOf,
  formErrors,
  identityOf,
  isTried,
  sayTried,
  whileSignedIn,
} from '../application/index.ts';
import type { Overview } from '../screen-context/queries/index.ts';
import { favouriteMark, marksIn } from './favourite-marks.ts';
import { viewActionMessages } from './messages.ts';
import type { NamedView } from './named-views.ts';
import { savedViewsKey } from './saved-views-key.ts';

/** The parts of the page that writes of views need. */
export interface ViewContext {
  readonly application: Application;
  readonly overview: Overview;
  readonly queries: QueryClient;
  readonly toast: ReturnType<typeof useToast>;
}

const followed = new WeakMap<Application, string | null>();

/** Reads views, and from then on again whenever another tab changes them. */
export async function readViews(
  application: Application,
  overview: Overview,
  signal: AbortSignal,
): Promise<readonly SavedView[]> {
  const store = storeOf(application, overview);
  if (followed.get(application) !== overview.forPerson) {
    followed.set(application, overview.forPerson);
    store.subscribe(() => void application.queries.invalidateQueries({ queryKey: savedViewsKey }));
  }
  return store.list({ signal });
}

/** Returns the views of the person: in the database where it can keep them. */
function storeOf(application: Application, overview: Overview): SavedViewStore {
  const { database } = application;
  const { project, person } = identityOf(application);
  const { forPerson, savedViews } = overview;
  return savedViews && forPerson !== null && database !== null
    ? databaseViews(database.client, forPerson)
    : browserViews(project, person || undefined);
}

/** Saves a new view. Returns it, or the errors to show beside its name. */
export async function createView(
  context: ViewContext,
  view: NewSavedView,
): Promise<SavedView | readonly FormError[]> {
  try {
    const saved = await write(context, (store) => store.create(view));
    succeed(context, viewActionMessages.saved(saved));
    return saved;
  } catch (error) {
    return nameErrors(context, error);
  }
}

export async function renameView(
  context: ViewContext,
  { id }: SavedView,
  name: string,
): Promise<readonly FormError[]> {
  try {
    await write(context, (store) => store.change(id, { name }));
    return [];
  } catch (error) {
    return nameErrors(context, error);
  }
}

/** Changes a view, and says so. Returns whether it was changed. */
export async function changeView(
  context: ViewContext,
  { id, name }: SavedView,
  change: SavedViewChange,
): Promise<boolean> {
  try {
    await write(context, (store) => store.change(id, change));
  } catch (error) {
    fail(context, viewActionMessages.failed({ name }), error);
    return false;
  }
  const { shared } = change;
  if (shared === undefined) succeed(context, viewActionMessages.updated({ name }));
  else if (shared) succeed(context, viewActionMessages.shared({ name }));
  else succeed(context, viewActionMessages.notShared({ name }));
  return true;
}

/** Deletes a view, and offers to restore it. */
export async function deleteView(context: ViewContext, view: SavedView): Promise<void> {
  const { name } = view;
  try {
    await write(context, (store) => store.delete(view.id));
  } catch (error) {
    fail(context, viewActionMessages.failed({ name }), error);
    return;
  }
  const restore = async () => {
    context.toast.dismiss(toast);
    try {
      await write(context, (store) => store.create(view));
    } catch (error) {
      fail(context, viewActionMessages.notRestored({ name }), error);
    }
  };
  const toast = context.toast.show({
    tone: 'success',
    title: viewActionMessages.deleted({ name }),
    action: {
      label: viewActionMessages.undo,
      alternative: viewActionMessages.undoElsewhere,
      onClick: () => void restore(),
    },
  });
}

/** Marks a view as a favourite of the person, or unmarks it, and says so. */
export async function markView(
  context: ViewContext,
  entity: Entity,
  view: NamedView,
  favourite: boolean,
): Promise<void> {
  const { name } = view;
  const mark = favouriteMark(entity, view);
  try {
    await write(context, async (store) => {
      const kept = marksIn(await store.list()).get(mark.name);
      if (favourite && kept === undefined) await store.create(mark);
      else if (!favourite && kept !== undefined) await store.delete(kept.id);
    });
  } catch (error) {
    fail(context, viewActionMessages.failed({ name }), error);
    return;
  }
  if (favourite) succeed(context, viewActionMessages.favourite({ name }));
  else succeed(context, viewActionMessages.notFavourite({ name }));
}

/** Copies the page's address, in which all of the list's state is. */
export async function copyLink({ toast }: Pick<ViewContext, 'toast'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast.show({ tone: 'success', title: viewActionMessages.linkCopied });
  } catch {
    // Without HTTPS, or where the person refuses it.
    toast.show({
      tone: 'danger',
      title: viewActionMessages.linkNotCopied,
      description: viewActionMessages.copyByHand,
    });
  }
}

async function write<T>(
  { application, overview, queries }: ViewContext,
  send: (store: SavedViewStore) => Promise<T>,
): Promise<T> {
  try {
    return await whileSignedIn(application, () => send(storeOf(application, overview)));
  } finally {
    // After a failure too: it may be that the view has changed elsewhere.
    await queries.invalidateQueries({ queryKey: savedViewsKey });
  }
}

function nameErrors({ toast }: ViewContext, error: unknown): readonly FormError[] {
  if (isTried(error)) {
    sayTried(toast, error);
    return [];
  }
  return failureOf(error).kind === 'unique'
    ? [{ field: 'name', message: failureOf(error).message }]
    : formErrors(error);
}

function succeed({ toast }: ViewContext, title: string): void {
  toast.show({ tone: 'success', title });
}

function fail({ toast }: ViewContext, title: string, error: unknown): void {
  if (isTried(error)) sayTried(toast, error);
  else toast.show({ tone: 'danger', title, description: failureOf(error).message });
}
