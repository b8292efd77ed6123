import type { Page } from 'playwright';

/**
 * Finds a text in all that a page holds: what it shows and the values of its fields, its title, address and history
 * state, and what the browser keeps for it.
 *
 * @param options.inDrafts Whether to look in drafts too, which the browser keeps for their person.
 * @returns The places where it is.
 */
export function findText(
  page: Page,
  text: string,
  { inDrafts = false }: { readonly inDrafts?: boolean } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    async ([wanted, withDrafts]) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      const stored = (storage: Storage) =>
        Object.entries(storage).filter(([key]) => withDrafts || !key.startsWith('ninefold.draft '));
      const databases = await indexedDB.databases();
      const contents = await Promise.all(
        databases.map(async ({ name = '' }) => {
          const opening = indexedDB.open(name);
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            opening.addEventListener('success', () => resolve(opening.result));
            opening.addEventListener('error', reject);
          });
          const all: unknown[] = [];
          for (const store of database.objectStoreNames) {
            const reading = database.transaction(store).objectStore(store);
            for (const request of [reading.getAllKeys(), reading.getAll()]) {
              await new Promise<void>((resolve, reject) => {
                request.addEventListener('success', () => resolve());
                request.addEventListener('error', reject);
              });
              all.push(request.result);
            }
          }
          database.close();
          return all;
        }),
      );
      const places: Readonly<Record<string, unknown>> = {
        page: document.documentElement.outerHTML,
        fields: fields.map(({ value }) => value),
        title: document.title,
        address: decodeURIComponent(location.href),
        history: history.state as unknown,
        sessionStorage: stored(sessionStorage),
        localStorage: stored(localStorage),
        indexedDB: contents,
      };
      const found = Object.entries(places).filter(([, content]) =>
        JSON.stringify(content ?? null).includes(wanted),
      );
      return found.map(([place]) => place);
    },
    [text, inDrafts] as const,
  );
}
