/**
 * The parameter `visual` of a story.
 *
 * - `{ modes: ['dark-1280'] }` adds modes; `'all'` adds every one.
 * - `{ play: 'own width' }` skips the `play` at other sizes, where it would fail: the story is
 *   pictured as it opens.
 * - `{ none: 'The browser draws this list.' }` takes no picture, and says why.
 */
export type VisualParameters<ModeName extends string = string> =
  | {
      readonly modes?: readonly ModeName[] | 'all';
      readonly play?: 'own width';
      readonly none?: undefined;
    }
  | { readonly none: string; readonly modes?: undefined; readonly play?: undefined };
