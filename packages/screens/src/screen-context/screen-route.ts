import type { RouteComponent } from '@tanstack/react-router';
import type { DataClient } from '@ninefold/data/client';
import type { FunctionComponent, ReactNode } from 'react';
import type { Application } from '../application/index.ts';
import type { EntitySpecification, Overview, TenantScope } from './queries/index.ts';

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

/** Screens by path. A path's parameters start with `$`: `/data/$entity/$id`. */
export type Routes = Readonly<Record<`/${string}`, ScreenRoute>>;

/** Screens about the product itself, which no other screen needs: `@ninefold/inspector`. */
export interface Inspector {
  readonly routes: Routes;
  /** The button in the top bar, which answers “why?” on every screen. */
  readonly Why: FunctionComponent;
  /** The log of the page's calls. */
  readonly Calls: FunctionComponent<CallsProps>;
}

export interface CallsProps {
  readonly client: DataClient;
  readonly onClose: () => void;
}

export interface RouterContext {
  readonly application: Application;
  /** Undefined where the team leaves it out. */
  readonly inspector?: Inspector;
}

/** The context of every screen's route. */
export interface ScreenContext extends RouterContext {
  readonly overview: Overview;
  readonly loaded: EntitySpecification;
  /** The chosen tenant. */
  readonly tenant?: TenantScope;
  /** The screen that the team declares for the address: it replaces this one. */
  readonly override?: ReactNode;
  /** Of the override: `page` has no navigation around it. */
  readonly layout?: ScreenRoute['layout'];
}
