import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import {
  customer,
  description,
  due,
  estimate,
  number,
  opened,
  status,
  tags,
  technician,
  title,
  warranty,
  workOrderFields,
} from '../../../testing/workshop-sample/fields.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { preloadFilterChips } from './load-filter-chips.ts';
import {
  customerId,
  customerLabel,
  searchCustomers,
} from '../../../testing/filter-bar/sample-customers.ts';

/** The bar as an application holds it; every change also calls the story's own handlers. */
function HeldFilterBar(props: FilterBarProps) {
  const [filters, setFilters] = useState(props.filters);
  const [search, setSearch] = useState(props.search ?? '');
  return (
    <FilterBar
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        props.onFiltersChange(next);
      }}
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        props.onSearchChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Filter bar',
  loaders: [preloadFilterChips],
  component: FilterBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <div className="pt-3">
          <Story />
        </div>
      </ValueFormatProvider>
    ),
  ],
  render: (args) => <HeldFilterBar {...args} />,
  args: {
    fields: workOrderFields,
    filters: [],
    onFiltersChange: fn(),
    search: '',
    onSearchChange: fn(),
    searchRecords: searchCustomers,
    recordLabel: customerLabel,
    end: <Button size="small">View</Button>,
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const several: FilterBarProps['filters'] = [
  { field: 'status', operator: 'in', values: ['open', 'planned', 'in_progress'] },
  { field: 'due_at', operator: 'lt', values: ['2026-11-27T11:00:00+00:00'] },
  { field: 'customer_id', operator: 'eq', values: [customerId(1)] },
];

export const Default: Story = {
  args: { filters: [{ field: 'status', operator: 'in', values: ['open', 'planned'] }] },
};

export const Several: Story = { args: { filters: several } };

export const Empty: Story = {};

export const Dark: Story = { args: { filters: several }, globals: { theme: 'dark' } };

export const Compact: Story = { args: { filters: several }, globals: { density: 'compact' } };

export const EveryKind: Story = {
  name: 'A value of every kind',
  args: {
    fields: [...workOrderFields, { ...opened, name: 'shift', label: 'Shift', kind: 'time' }],
    filters: [
      { field: 'title', operator: 'contains', values: ['2026-11-20'] },
      { field: 'number', operator: 'eq', values: ['WO-4807'] },
      { field: 'estimate', operator: 'gte', values: ['1240.50'] },
      { field: 'opened_on', operator: 'gte', values: ['2026-11-02'] },
      { field: 'due_at', operator: 'lt', values: ['2026-11-27T11:00:00+00:00'] },
      { field: 'shift', operator: 'lt', values: ['06:30:00'] },
      { field: 'under_warranty', operator: 'eq', values: ['true'] },
      { field: 'technician_id', operator: 'empty', values: [] },
      { field: 'description', operator: 'eq', values: [''] },
    ],
  },
};

export const LongValues: Story = {
  args: {
    fields: [
      ...workOrderFields,
      {
        ...description,
        name: 'acceptance',
        label: 'Acceptance criteria as agreed with the customer before the visit',
      },
    ],
    filters: [
      {
        field: 'status',
        operator: 'in',
        values: ['open', 'planned', 'in_progress', 'on_hold', 'completed', 'cancelled'],
      },
      {
        field: 'acceptance',
        operator: 'contains',
        values: ['taper without fretting, preload as drawn, and runout under three micrometres'],
      },
      {
        field: 'title',
        operator: 'eq',
        values: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'],
      },
    ],
  },
};

export const GoneField: Story = {
  name: 'A field that is not there any more',
  args: {
    fields: [title, status],
    filters: [{ field: 'planned_hours', operator: 'gte', values: ['8'] }, ...several.slice(0, 1)],
  },
};

export const ManyFields: Story = {
  args: {
    fields: [
      number,
      title,
      status,
      customer,
      technician,
      due,
      opened,
      estimate,
      warranty,
      tags,
      ...Array.from({ length: 50 }, (_, index): FieldDescriptor => ({
        ...estimate,
        name: `reading ${index + 1}`,
        label: `Reading ${index + 1} of the test run`,
      })),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar-EG' },
  args: { filters: several },
  render: (args) => (
    <ValueFormatProvider locale="ar-EG" timeZone="Europe/Berlin">
      <HeldFilterBar {...args} />
    </ValueFormatProvider>
  ),
};

export const Phone: Story = {
  args: { filters: several },
  globals: { viewport: { value: 'mobile1' } },
};
