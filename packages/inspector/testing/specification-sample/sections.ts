import type {
  FactSection,
  SpecificationFact,
} from '../../src/patterns/specification-facts/index.ts';

/** Sample facts of a made-up workshop. */
const due: SpecificationFact = {
  id: 'work_order/due_at',
  title: 'Due',
  name: 'due_at',
  text: 'Date and time with zone',
  badges: [{ label: 'never empty' }],
  details: [
    {
      term: 'Description',
      value: 'When it must be done by.',
      source: { from: 'database', object: 'comment on column public.work_order.due_at' },
    },
  ],
  code: [{ label: 'Column due_at', code: 'due_at  timestamp with time zone' }],
  source: { from: 'database', object: 'column public.work_order.due_at' },
  sources: [
    {
      of: 'Label',
      source: { from: 'declared', at: 'entities.work_order.fields.due_at.label' },
    },
  ],
};

const status: SpecificationFact = {
  id: 'work_order/status',
  title: 'Status',
  name: 'status',
  text: 'List of values',
  badges: [{ label: 'In progress', tone: 'warning', state: true }],
  details: [{ term: 'States', links: [{ label: 'its list of values', href: '#states' }] }],
  missing: ['colour'],
  source: { from: 'declared', at: 'states["work_order.status"]' },
};

const error: SpecificationFact = {
  id: '23505/customer',
  title: 'Duplicate value',
  name: '23505 customer_number_key',
  text: null,
  details: [{ term: 'The team’s own message' }],
  source: { from: 'derived', of: 'constraint customer_number_key on public.customer' },
};

export const sections: readonly FactSection[] = [
  {
    id: 'work_order',
    title: 'Work orders',
    name: 'work_order',
    href: '#work_orders',
    figure: '2 fields · 1 reference',
    details: [
      {
        term: 'Singular',
        value: 'Work order',
        source: { from: 'declared', at: 'entities.work_order.label' },
      },
      { term: 'Description' },
      { term: 'Customer is any of the', links: [{ label: 'customers', href: '#customer' }] },
    ],
    folded: {
      title: 'Indexes, triggers and changes',
      details: [{ term: 'Index', value: 'due_at' }],
    },
    source: { from: 'database', object: 'table public.work_order' },
    facts: [due, status],
  },
  {
    id: 'customer',
    title: 'Customers',
    name: 'customer',
    text: 'Whom the workshop works for.',
    facts: [error],
  },
];

/** The sample of a product with very many tables. */
export function manySections(count: number, facts: number): readonly FactSection[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `entity_${index}`,
    title: `Entity ${index}`,
    name: `entity_${index}`,
    figure: `${facts} fields`,
    facts: Array.from({ length: facts }, (__, field) => ({
      ...due,
      id: `entity_${index}/field_${field}`,
      title: `Field ${field}`,
      name: `field_${field}`,
    })),
  }));
}
