import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { DescriptionItem, DescriptionList } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  parameters: { record },
  args: {
    columns: 2,
    children: (
      <>
        <DescriptionItem term="Customer">
          <Link href="#customer">Example Metal</Link>
        </DescriptionItem>
        <DescriptionItem term="Site">
          <Link href="#site">Hall 3</Link>
        </DescriptionItem>
        <DescriptionItem term="Due">20 Nov 2026, 14:00</DescriptionItem>
        <DescriptionItem term="Estimate">2,980.50 EUR</DescriptionItem>
        <DescriptionItem term="Technician">—</DescriptionItem>
        <DescriptionItem term="Priority">2 · High</DescriptionItem>
        <DescriptionItem term="Description" wide>
          Spindle bearing noisy above 2,400 rpm. The customer asks for the work to be done outside
          of the morning shift; bring a dial gauge and check preload before the test run.
        </DescriptionItem>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneColumn: Story = { args: { columns: 1, className: 'max-w-md' } };

export const LongText: Story = {
  args: {
    columns: 1,
    className: 'max-w-sm',
    children: (
      <DescriptionItem term="The identification that the manufacturer gave it">
        DECKELFP4NCACTIV19891042WITHOUTANYPLACETOBREAKTHELINE
      </DescriptionItem>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack className="gap-6">
      <DescriptionList columns={2}>{children}</DescriptionList>
      <DescriptionList columns={1} className="max-w-sm">
        {children}
      </DescriptionList>
    </Stack>
  ),
};

/** A missing value is shown as a dash. */
export const Empty: Story = {
  args: { children: <DescriptionItem term="Technician">—</DescriptionItem> },
};
