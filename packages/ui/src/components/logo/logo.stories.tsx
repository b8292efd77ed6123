import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, ProductLogo } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: { record },
  args: { label: 'Ninefold' },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {[0, 3, 8, 9].map((filled) => (
        <Logo key={filled} filled={filled} label={`${filled} of 9`} />
      ))}
    </div>
  ),
};

const sampleLogo =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'><circle cx='10' cy='10' r='9' fill='teal'/><path d='M6 14V6l8 8V6' fill='none' stroke='white' stroke-width='2'/></svg>";

export const OfProduct: Story = {
  name: 'Of a product',
  render: () => (
    <div className="grid gap-4 font-semibold">
      <span className="flex items-center gap-2">
        <ProductLogo src={sampleLogo} /> North Quay
      </span>
      <span className="flex items-center gap-2">
        <ProductLogo filled={4} /> A product without a logo
      </span>
    </div>
  ),
};

export const Matrix: Story = { ...Filled };
