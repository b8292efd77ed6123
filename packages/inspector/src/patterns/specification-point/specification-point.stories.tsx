import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@ninefold/ui/components/button';
import { SpecificationFacts } from '../specification-facts/index.ts';
import { sections } from '../../../testing/specification-sample/sections.ts';
import type { SpecificationPointProps } from './specification-point-props.ts';
import { SpecificationPoint } from './specification-point.tsx';

const known: SpecificationPointProps = {
  number: 3,
  title: 'Entities and fields',
  summary: '14 entities, 146 fields, 31 references.',
  actions: (
    <>
      <Button>Markdown</Button>
      <Button>JSON</Button>
    </>
  ),
  coverage: {
    shares: { database: 154, declared: 6, derived: 96, platform: 0, notShown: 1 },
    statements: [
      {
        key: 'entities',
        statement: 'The product’s entities',
        status: 'known',
        wouldMakeKnown: 'Connect the database: tables and views are entities.',
      },
      {
        key: 'fields',
        statement: 'The fields of each entity',
        status: 'derived',
        wouldMakeKnown: 'Connect the database: columns are fields.',
      },
    ],
    missing: [
      {
        what: 'Descriptions of 12 fields',
        wouldMakeKnown: 'Write comments on the columns, or `description` under `entities`.',
      },
    ],
  },
  search: {
    value: '',
    onValueChange: () => undefined,
    found: 146,
    total: 146,
    label: 'Search fields',
  },
  previous: { label: '2 Screens and routes', href: '#screens' },
  next: { label: '4 States and transitions', href: '#states' },
  children: <SpecificationFacts sections={sections} />,
};

const meta = {
  title: 'Patterns/Specification point',
  component: SpecificationPoint,
  parameters: { layout: 'fullscreen' },
  args: known,
} satisfies Meta<typeof SpecificationPoint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('1 fact is not shown'));
    await expect(canvas.getByText('Descriptions of 12 fields: not shown')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Next point/ })).toHaveAttribute(
      'href',
      '#states',
    );
  },
};

export const NothingKnown: Story = {
  args: {
    summary: 'Nothing is known about this yet.',
    coverage: {
      shares: { database: 0, declared: 0, derived: 0, platform: 0, notShown: 2 },
      statements: known.coverage.statements.map((statement) => ({
        ...statement,
        status: 'not shown',
      })),
      missing: [],
    },
    search: undefined,
    children: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('not shown')).toHaveLength(2);
    await expect(canvas.getByText(/tables and views are entities/)).toBeVisible();
  },
};

export const Searching: Story = {
  render: function Searching(args) {
    const [value, setValue] = useState('');
    const search = {
      value,
      onValueChange: setValue,
      found: value === '' ? 146 : 0,
      total: 146,
      label: 'Search fields',
    };
    return <SpecificationPoint {...args} search={search} />;
  },
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search fields' });
    field.focus();
    await userEvent.keyboard('zzz');
    await expect(canvas.getByText('0 of 146')).toBeVisible();
    await expect(canvas.getByText('Nothing here matches “zzz”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('146 of 146')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
