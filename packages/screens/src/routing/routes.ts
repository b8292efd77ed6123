import type { ScreenRoute } from '../screen-context/index.ts';

/** Screens by path. A path's parameters start with `$`: `/data/$entity/$id`. */
export type Routes = Readonly<Record<`/${string}`, ScreenRoute>>;
