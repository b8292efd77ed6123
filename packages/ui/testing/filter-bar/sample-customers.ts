/** Sample data for stories and tests: a workshop's customers, made up. */
import { sampleRows } from '../workshop-sample/rows.ts';
import type { FieldDescriptor, RecordOption, SearchRecords } from '../../src/shapes/index.ts';

export function customerId(place: number): string {
  return `0f6e2f50-94f1-4c8e-8f1a-${String(place).padStart(12, '0')}`;
}

const names = new Set(sampleRows.map(({ links }) => links['work_order_customer_id_fkey']?.label));

const customers: readonly RecordOption[] = [...names].map((label, index) => ({
  id: customerId(index + 1),
  label: label ?? '',
}));

/** Answers later, as a server does. */
export const searchCustomers: SearchRecords = async (_field, text) => {
  await Promise.resolve();
  return customers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
};

/** Returns a customer's label, as an application does that has loaded only the first one. */
export function customerLabel(field: FieldDescriptor, id: string): string | undefined {
  return field.name === 'customer_id' && id === customerId(1) ? customers[0]?.label : undefined;
}
