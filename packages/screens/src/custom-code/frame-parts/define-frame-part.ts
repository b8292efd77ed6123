import type { CustomFramePartModule } from '@ninefold/specification/declaration';
import type { FunctionComponent } from 'react';

/** A piece of a team's own in the frame. */
export interface CustomFramePart extends CustomFramePartModule {
  readonly component: FunctionComponent;
}

/**
 * Defines a piece of the frame around every screen, which `screens.frame` of the declaration places and loads. It uses
 * the hooks of custom screens.
 *
 * ```tsx
 * export const part = defineFramePart(function OpenOrders() {
 *   const open = useRecords('work_order', { where: { status: 'open' }, limit: 1 });
 *   return <Link href={open.href}>{open.page?.total?.count} open orders</Link>;
 * });
 * ```
 */
export function defineFramePart(component: FunctionComponent): CustomFramePart {
  return { kind: 'frame part', component };
}
