import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import { RecordActions, relatedList, useRelatedRecords } from '@ninefold/screens/custom-screens';
import { customersOverviewMessages } from './messages.ts';
import { defineScreen, useRecord, useRecords, useReferring } from './own.ts';

/**
 * In place of the assembled detail, of each customer for the office and of their own company for a contact: the work in
 * progress, the invoices to pay, the machines by their next inspection, and the assembled lists of sites, contacts and
 * the rest.
 */
export const customer = defineScreen('/data/customer/{id}', function Customer({ id }) {
  const shown = useRecord('customer', id);
  const { entity, record: row } = shown;
  const others = useRelatedRecords(entity, row, { except: ['work_order', 'invoice'] });
  const ofCustomer = `eq.${id}`;
  const orders = useRecords('work_order', {
    filters: { customer_id: ofCustomer, status: 'in.(open,planned,in_progress,on_hold)' },
    order: [{ field: 'due_at', direction: 'ascending' }],
    limit: 8,
  });
  const invoices = useRecords('invoice', {
    filters: { customer_id: ofCustomer, status: 'eq.issued' },
    order: [{ field: 'due_on', direction: 'ascending' }],
    limit: 8,
  });
  const sites = useRecords('site', { filters: { customer_id: ofCustomer }, limit: 100 });
  const machines = useReferring('equipment', 'site_id', sites, {
    filters: { retired_on: 'is.null' },
    order: [{ field: 'inspection_due_on', direction: 'ascending' }],
    limit: 8,
  });

  return (
    <RecordDetail
      row={row}
      subtitle={shown.text('number')}
      actions={row && <RecordActions entity={entity} row={row} />}
      notice={shown.notice}
      fields={shown.fields(
        'billing_street',
        'billing_postal_code',
        'billing_city',
        'email',
        'phone',
        'payment_days',
      )}
      related={[
        relatedList(
          customersOverviewMessages.orders,
          orders,
          ['title', 'number', 'status', 'due_at', 'technician_id'],
          {
            empty: customersOverviewMessages.noOrders,
            addHref: `/data/work_order/new?customer_id=${id}`,
            addLabel: customersOverviewMessages.newOrder,
          },
        ),
        relatedList(
          customersOverviewMessages.invoices,
          invoices,
          ['number', 'issued_on', 'due_on', 'gross'],
          {
            empty: customersOverviewMessages.noInvoices,
          },
        ),
        relatedList(customersOverviewMessages.machines, machines, [
          'name',
          'serial_number',
          'site_id',
          'inspection_due_on',
        ]),
        ...others,
      ]}
    />
  );
});
