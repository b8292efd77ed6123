import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EntityDirectory } from './entity-directory.tsx';

/** Made-up entities of a large product. */
const all = ['Invoice', 'Order', 'Shipment', 'Return', 'Supplier'].flatMap((word) =>
  Array.from({ length: 40 }, (_, index) => ({
    id: `${word}_${index}`.toLowerCase(),
    title: `${word} ${index + 1}`,
    href: `#${word}_${index}`,
    description:
      index % 3 === 0 ? `Records that belong to ${word.toLowerCase()} ${index + 1}.` : undefined,
    kind: index % 7 === 0 ? 'view' : undefined,
    figure: index % 2 === 0 ? '1,204' : undefined,
  })),
);

function Directory({ at = 20 }: { readonly at?: number }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(at);
  const found = all.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  return (
    <EntityDirectory
      entries={found.slice(0, shown)}
      total={found.length}
      search={search}
      onSearchChange={setSearch}
      onMore={found.length > shown ? () => setShown(shown + at) : undefined}
    />
  );
}

const meta = {
  title: 'Patterns/Entity directory',
  component: Directory,
} satisfies Meta<typeof Directory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('More are listed', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('20 of 200 shown.');
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    });
    await step('One is found by keyboard', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'supplier 39{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 entity');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Supplier 39' })).toHaveFocus();
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nonsense{Enter}');
    await expect(await canvas.findByText('No matching entities')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
