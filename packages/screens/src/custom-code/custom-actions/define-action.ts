import type { RecordValues } from '@ninefold/data/records';
import type { CallResult } from '@ninefold/records';
import type { WriteResult } from '@ninefold/records/writes';
import type { CustomActionModule } from '@ninefold/specification/declaration';
import type { RecordRow } from '@ninefold/ui/shapes';
import type { FunctionComponent, ReactNode } from 'react';

/** The outcome of a write or a call of a function; nothing where the action neither writes nor calls. */
export type ActionResult = WriteResult | CallResult | undefined;

/** What a custom action does, and what it asks before. */
export interface ActionParts<Field extends string = string> {
  /**
   * Says in a sentence what it will do. The person confirms it. While it is undefined, the action waits for it: leave
   * it out where nothing has to be confirmed.
   */
  readonly confirm?: string | undefined;
  /** Names of the entity's fields that the person enters before, once for all records. Waited for as `confirm` is. */
  readonly fields?: readonly Field[] | undefined;
  /** Does it with a record, which has all its fields. The records of a selection come one after the other. */
  readonly run?: (record: RecordRow, entered: RecordValues) => Promise<ActionResult>;
  /** Does it on a list as a whole. */
  readonly runOnList?: (entered: RecordValues) => Promise<ActionResult>;
}

/** A custom action. */
export interface CustomAction extends CustomActionModule {
  /** By `entityId`. */
  readonly entity: string;
  /** Renders with what the action does. */
  readonly Parts: FunctionComponent<{ readonly children: (parts: ActionParts) => ReactNode }>;
}

/**
 * Defines a custom action, which `screens.actions` of the declaration offers and loads. It is a hook: it uses those
 * of custom screens.
 *
 * ```tsx
 * export const action = defineAction('work_order', function useInvoicing() {
 *   const invoicing = useFunction('invoice_work_order');
 *   return {
 *     confirm: 'This drafts an invoice.',
 *     run: (order) => invoicing.call({ order_id: order.id }),
 *   };
 * });
 * ```
 */
export function defineAction<Field extends string = string>(
  entity: string,
  useAction: () => ActionParts<Field>,
): CustomAction {
  return { kind: 'action', entity, Parts: ({ children }) => children(useAction()) };
}
