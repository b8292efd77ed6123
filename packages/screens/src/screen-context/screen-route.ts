import type { RouteComponent } from '@tanstack/react-router';
import type { Application } from '../application/index.ts';
import type { EntitySpecification, Overview } from '../queries/index.ts';

/** A screen that a route shows. */
export interface ScreenRoute {
  readonly component: RouteComponent;
  /** Shown while `load` takes long. */
  readonly pendingComponent?: RouteComponent;
  /** Reads what the screen shows, while its code loads. */
  readonly load?: (
    context: ScreenContext,
    parameters: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** `page` has no navigation around it. */
  readonly layout?: 'frame' | 'page';
}

export interface RouterContext {
  readonly application: Application;
}

/** The context of every screen's route. */
export interface ScreenContext extends RouterContext {
  readonly overview: Overview;
  readonly loaded: EntitySpecification;
}
