import { EmptyState } from '@ninefold/ui/components/empty-state';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import { RecordActions, relatedList, useRelatedRecords } from '@ninefold/screens/custom-screens';
import { customersOverviewMessages } from './messages.ts';
import { defineScreen, useRecord, useRecords, useReferring } from './own.ts';

/** For a contact of a customer: the one company whose records they can see. */
export const company = defineScreen('/company', function Company() {
  const companies = useRecords('customer', { limit: 1 });
  const [own] = companies.rows ?? [];
  if (companies.status === 'empty') {
    return <EmptyState level={1} title={customersOverviewMessages.noCompany} />;
  }
  return companies.notice ?? <CustomersOverview id={own?.id} />;
});

/** For the office, in place of the assembled detail of a customer. */
export const customer = defineScreen('/data/customer/{id}', function Customer({ id }) {
  return <CustomersOverview id={id} />;
});

interface CustomersOverviewProps {
  readonly id: string | undefined;
}

/**
 * The work in progress for a customer, the invoices to pay, the machines by their next inspection, and
 * the assembled lists of sites, contacts and the rest.
 */
function CustomersOverview({ id }: CustomersOverviewProps) {
  const customer = useRecord('customer', id);
  const { entity, record: row } = customer;
  const others = useRelatedRecords(entity, row, { except: ['work_order', 'invoice'] });
  const enabled = id !== undefined;
  const ofCustomer = `eq.${id ?? '0'}`;
  const orders = useRecords('work_order', {
    filters: { customer_id: ofCustomer, status: 'in.(open,planned,in_progress,on_hold)' },
    order: [{ field: 'due_at', direction: 'ascending' }],
    limit: 8,
    enabled,
  });
  const invoices = useRecords('invoice', {
    filters: { customer_id: ofCustomer, status: 'eq.issued' },
    order: [{ field: 'due_on', direction: 'ascending' }],
    limit: 8,
    enabled,
  });
  const sites = useRecords('site', { filters: { customer_id: ofCustomer }, limit: 100, enabled });
  const machines = useReferring('equipment', 'site_id', sites, {
    filters: { retired_on: 'is.null' },
    order: [{ field: 'inspection_due_on', direction: 'ascending' }],
    limit: 8,
  });

  return (
    <RecordDetail
      row={row}
      subtitle={customer.text('number')}
      actions={row && <RecordActions entity={entity} row={row} />}
      notice={customer.notice}
      fields={customer.fields(
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
            addHref: `/data/work_order/new?customer_id=${id ?? ''}`,
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
}
