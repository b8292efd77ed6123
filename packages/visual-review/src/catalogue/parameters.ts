import type { ModeName } from './modes.ts';

/**
 * What a story may ask of its pictures: `parameters: { visual: { … } }`.
 *
 * - `{ modes: ['dark-1280'] }`: these as well as what its kind gets (see plan.ts); `'all'` for every one.
 * - `{ play: 'own width' }`: its `play` is not tried at the other width, where it would wait for what
 *   never comes: the story is pictured there as it opens.
 * - `{ none: 'The browser draws this list itself.' }`: no picture at all, and why.
 */
export type VisualParameters =
  | {
      readonly modes?: readonly ModeName[] | 'all';
      readonly play?: 'own width';
      readonly none?: undefined;
    }
  | { readonly none: string; readonly modes?: undefined; readonly play?: undefined };

declare module 'storybook/internal/csf' {
  interface Parameters {
    visual?: VisualParameters;
  }
}
