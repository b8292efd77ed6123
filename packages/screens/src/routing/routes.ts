import type { RouteComponent } from '@tanstack/react-router';
import type { Application } from '../application/application.ts';
import type { Overview } from '../queries/specification.ts';

/** A screen that a route shows. */
export interface ScreenRoute {
  readonly component: RouteComponent;
  /** Shown while `load` takes long. */
  readonly pendingComponent?: RouteComponent;
  /** Reads what the screen shows, while its code loads. */
  readonly load?: (application: Application, overview: Overview) => Promise<unknown>;
  /** `page` has no navigation around it. */
  readonly layout?: 'frame' | 'page';
}

/** Screens by path. A path's parameters start with `$`: `/data/$entity/$id`. */
export type Routes = Readonly<Record<`/${string}`, ScreenRoute>>;
