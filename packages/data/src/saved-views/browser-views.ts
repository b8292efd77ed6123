import { gone, nameTaken, notKept } from './failures.ts';
import type { NewSavedView, SavedView, SavedViewStore } from './saved-view.ts';

/**
 * Returns the views that this browser keeps for a person of a project.
 *
 * @param project The project's address.
 * @param person The person's ID; undefined for a visitor.
 */
export function browserViews(project: string, person: string | undefined): SavedViewStore {
  const key = `ninefold.views.${project}.${person ?? ''}`;

  function change<T>(
    apply: (views: readonly SavedView[]) => readonly [readonly SavedView[], T],
  ): T {
    // Another tab may have written since: each change starts from what is kept now.
    const [views, result] = apply(readViews(key));
    writeViews(key, views);
    return result;
  }

  return {
    place: 'browser',
    list: async () =>
      readViews(key).toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
    create: async (view: NewSavedView) =>
      change((views) => {
        const saved = { ...view, id: view.id ?? newId(), shared: false, own: true };
        return [replaced(views, saved), saved];
      }),
    change: async (id, to) =>
      change((views) => {
        const view = views.find((each) => each.id === id);
        if (view === undefined) throw gone();
        const changed = { ...view, ...to, shared: false };
        return [replaced(views, changed), changed];
      }),
    delete: async (id) =>
      change((views) => {
        const others = views.filter((each) => each.id !== id);
        if (others.length === views.length) throw gone();
        return [others, undefined];
      }),
    subscribe(listener) {
      const follow = (event: StorageEvent) => {
        // A storage that is cleared has no key.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    },
  };
}

/** Puts a view among the others. Its name must not be that of another one for the same list. */
function replaced(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const others = views.filter(({ id }) => id !== view.id);
  const isTaken = others.some(({ entity, name }) => entity === view.entity && name === view.name);
  if (isTaken) throw nameTaken();
  return [...others, view];
}

function readViews(key: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function writeViews(key: string, views: readonly SavedView[]): void {
  const text = JSON.stringify(views);
  try {
    localStorage.setItem(key, text);
    if (localStorage.getItem(key) === text) return;
  } catch {
    // Refused, or full.
  }
  throw notKept();
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, entity, name, address } = value as Record<string, unknown>;
  return [id, entity, name, address].every((each) => typeof each === 'string');
}

/** A page without HTTPS has no `randomUUID`. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
