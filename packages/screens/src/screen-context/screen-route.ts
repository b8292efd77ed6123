import type { RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Application } from '../application/index.ts';
import type { EntitySpecification, Overview, TenantScope } from '../queries/index.ts';

/** A screen that a route shows. */
export interface ScreenRoute {
  readonly component: RouteComponent;
  /** Shown while `load` takes long. */
  readonly pendingComponent?: RouteComponent;
  /**
   * Reads what the screen shows, while its code loads.
   *
   * @param search The part of the address behind `?`, with it.
   */
  readonly load?: (
    context: ScreenContext,
    parameters: Readonly<Record<string, string>>,
    search: string,
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
  /** The chosen tenant. */
  readonly tenant?: TenantScope;
  /** The screen that the team declares for the address: it replaces this one. */
  readonly override?: ReactNode;
}
