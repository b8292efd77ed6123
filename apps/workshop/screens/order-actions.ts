import { orderActionsMessages } from './messages.ts';
import { defineAction, useFunction, useSaveRecord } from './own.ts';

/** Drafts an invoice for a completed order, by the function of the database. */
export const invoice = defineAction('work_order', function useInvoicing() {
  const invoicing = useFunction('invoice_work_order');
  return {
    confirm: orderActionsMessages.invoice,
    run: (order) => invoicing.call({ order_id: order.id }),
  };
});

/** Gives orders another due date, the same for all. */
export const postpone = defineAction('work_order', function usePostponing() {
  const saving = useSaveRecord('work_order');
  return {
    fields: ['due_at'],
    run: (order, { due_at = null }) => saving.update(order, { due_at }),
  };
});

const week = 7 * 24 * 60 * 60 * 1000;

/** Writes down what a customer wants within a week, while they are on the phone. */
export const takeCall = defineAction('work_order', function useTakingCalls() {
  const saving = useSaveRecord('work_order');
  return {
    fields: ['title', 'customer_id', 'site_id'],
    runOnList: (entered) =>
      saving.create({ due_at: new Date(Date.now() + week).toISOString(), ...entered }),
  };
});
