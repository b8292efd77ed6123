import type { Meta, StoryObj } from '@storybook/react-vite';
const meta = {
  title: 'Components/Button',
  component: (p: { label: string }) => <button>{p.label}</button>,
  args: { label: 'Hi' },
} satisfies Meta<{ label: string }>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
