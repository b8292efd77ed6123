import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DeniedState } from '../../components/denied-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { technician, workOrderFields } from '../../../testing/workshop-sample/fields.ts';
import { FollowedLinks } from '../../../testing/workshop-sample/followed-links.tsx';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { RelatedList } from './record-detail-props.ts';
import { NextSteps } from '../state-transitions/index.ts';
import { RecordDetail } from './record-detail.tsx';

const follow = fn();
const row = sampleRows[1] as RecordRow;
const plain = { required: false, readOnly: false, hasDefault: false } as const;

/** Sample visits to the made-up work order. */
const visitFields: readonly FieldDescriptor[] = [
  { ...plain, name: 'begins_at', label: 'When', kind: 'instant' },
  technician,
  { ...plain, name: 'work', label: 'Work', kind: 'text' },
  { ...plain, name: 'hours', label: 'Hours', kind: 'decimal', precision: { digits: 5, scale: 2 } },
];

const visitRows: readonly RecordRow[] = [
  ['2026-11-20T07:00:00+00:00', 'Ines Okafor', 'Dismount spindle, exchange bearing', '4.00'],
  ['2026-11-18T12:00:00+00:00', 'Ines Okafor', 'Diagnosis, vibration measurement', '1.50'],
  ['2026-11-13T08:00:00+00:00', 'Jonas Weber', 'First inspection', '0.75'],
].map(([begins = '', name = '', work = '', hours = ''], index) => ({
  id: String(index),
  title: work,
  href: `#/data/visit/${index}`,
  values: { begins_at: begins, technician_id: '1', work, hours },
  links: { work_order_technician_id_fkey: { label: name, href: '#/data/technician/1' } },
}));

const visits: RelatedList = {
  id: 'visits',
  title: 'Visits',
  fields: visitFields,
  page: { rows: visitRows, offset: 0, total: { count: 3, exact: true } },
  allHref: '#/data/visit?work_order_id=eq.WO-4811',
  addHref: '#/data/visit/new?work_order_id=WO-4811',
  addLabel: 'Plan visit',
};

const meta = {
  title: 'Patterns/Record detail',
  component: RecordDetail,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FollowedLinks onFollow={follow}>
        <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
          <div className="flex min-h-dvh flex-col">
            <Story />
          </div>
        </ValueFormatProvider>
      </FollowedLinks>
    ),
  ],
  args: {
    row,
    fields: workOrderFields,
    badges: <StatusBadge tone="warning">In progress</StatusBadge>,
    subtitle: 'Work order',
    actions: (
      <>
        <Button>Put on hold</Button>
        <Button variant="primary">Complete</Button>
      </>
    ),
    sections: [
      {
        id: 'order',
        title: 'Order',
        fields: [
          'customer_id',
          'technician_id',
          'due_at',
          'estimate',
          'opened_on',
          'under_warranty',
          'number',
          'tags',
        ],
      },
      { id: 'description', title: 'Description', fields: ['description'] },
    ],
    related: [visits],
  },
} satisfies Meta<typeof RecordDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSection: Story = {
  name: 'Without sections',
  args: { sections: undefined, related: [] },
};

const byName = (...names: string[]) => workOrderFields.filter(({ name }) => names.includes(name));

const factNames = ['customer_id', 'technician_id', 'due_at', 'estimate'];
const footerNames = ['number'];

/** As the screen of a record arranges them. */
const arranged = {
  sections: undefined,
  facts: byName(...factNames),
  footer: byName(...footerNames),
  fields: workOrderFields.filter(({ name }) => ![...factNames, ...footerNames].includes(name)),
} as const;

const sparse: RecordRow = {
  ...row,
  values: { ...row.values, tags: [], description: null, opened_on: null, technician_id: null },
  links: { ...row.links, [technician.reference?.constraint ?? '']: null },
};

export const Arranged: Story = {
  name: 'Key facts, folded empty fields, and a footer',
  args: { ...arranged, row: sparse },
  render: function Folded(args) {
    const [open, setOpen] = useState(false);
    return (
      <RecordDetail {...args} folding={{ kept: ['technician_id'], open, onOpenChange: setOpen }} />
    );
  },
  play: async ({ canvas }) => {
    const terms = () => canvas.getAllByRole('term').map(({ textContent }) => textContent);
    // One that is kept is shown although it is empty.
    await expect(terms()).toContain('Technician');
    await expect(terms()).not.toContain('Description');
    const empty = canvas.getByRole('button', { name: '4 empty fields' });
    await expect(empty).toHaveAttribute('aria-expanded', 'false');
    empty.focus();
    await userEvent.keyboard('{Enter}');
    await expect(empty).toHaveAttribute('aria-expanded', 'true');
    await expect(empty).toHaveFocus();
    await expect(terms()).toEqual(expect.arrayContaining(['Description', 'Tags', 'Opened']));
    await expect(new Set(terms()).size).toBe(terms().length);
    await userEvent.keyboard('{Enter}');
    await expect(terms()).not.toContain('Description');
  },
};

const onEdit = fn();

export const Editable: Story = {
  name: 'Values are edited in their places',
  args: {
    ...arranged,
    editing: {
      wayOf: (name) => {
        if (name === 'opened_on') return undefined;
        return name === 'customer_id' ? { href: '#/data/work_order/WO-4811/edit' } : 'here';
      },
      onEdit,
      problems: { estimate: 'Enter at least 0.' },
    },
  },
  play: async ({ canvas }) => {
    onEdit.mockClear();
    follow.mockClear();
    const edit = canvas.getByRole('button', { name: 'Edit Due' });
    await expect(edit.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenLastCalledWith('due_at', expect.any(HTMLElement));
    // The value itself can be pressed, and a link in it still leads on.
    await userEvent.click(canvas.getByText(/^Spindle/));
    await expect(onEdit).toHaveBeenLastCalledWith('description', expect.any(HTMLElement));
    await userEvent.click(
      within(canvas.getAllByText('Technician')[0]?.closest('div') ?? document.body).getByRole(
        'link',
      ),
    );
    await expect(onEdit).toHaveBeenCalledTimes(2);
    await expect(follow).toHaveBeenCalledOnce();
    // One that needs the form leads there; one that can't be edited has no button.
    await expect(canvas.getByRole('link', { name: 'Edit Customer' })).toHaveAttribute(
      'href',
      '#/data/work_order/WO-4811/edit',
    );
    await expect(canvas.queryByRole('button', { name: 'Edit Opened' })).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter at least 0.');
  },
};

/** Inputs that a team's own cell may show. */
const inputs = (
  <>
    <label htmlFor="story-note">Note</label>
    <textarea id="story-note" />
    <select aria-label="Part">
      <option>Spindle</option>
    </select>
    <span contentEditable suppressContentEditableWarning>
      Anything
    </span>
    <span>Plain text</span>
  </>
);

export const EditableWithInputs: Story = {
  name: 'Inputs in a value that is edited in its place',
  args: { ...Editable.args, row: { ...row, shown: { description: inputs } } },
  parameters: { visual: { none: 'The inputs are the browser’s own.' } },
  play: async ({ canvas }) => {
    onEdit.mockClear();
    await userEvent.click(canvas.getByText('Note'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Part' }));
    await userEvent.click(canvas.getByText('Anything'));
    await expect(onEdit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Plain text'));
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};

const historyList: RelatedList = {
  ...visits,
  id: 'history',
  title: 'History',
  isHistory: true,
  addHref: undefined,
  content: (
    <ul aria-label="History" className="grid gap-3 px-5 pb-4">
      <li>Status changed from Planned to In progress</li>
      <li>Due changed from 21 Nov to 20 Nov</li>
    </ul>
  ),
};

function isLeftToBrowser(link: HTMLElement, key: 'ctrlKey' | 'metaKey' | 'shiftKey'): boolean {
  let isLeft = false;
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // The story stays in its tab.
    event.preventDefault();
  };
  window.addEventListener('click', hear, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  return isLeft;
}

export const Aside: Story = {
  name: 'Steps and history beside the record',
  args: {
    ...arranged,
    aside: (
      <div className="border-b border-line p-4 sm:p-5">
        <NextSteps
          steps={[{ id: 'complete', label: 'Complete', requirement: 'Needs hours first.' }]}
        />
      </div>
    ),
    related: [visits, historyList],
  },
  play: async ({ canvas }) => {
    // The row of links leads to what is below, and not to what is beside.
    const links = within(canvas.getByRole('navigation', { name: 'Related records' }));
    await expect(links.getAllByRole('link')).toHaveLength(1);
    const visitsLink = links.getByRole('link', { name: /^Visits/ });
    // A click with a modifier key opens another tab or window.
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
      await expect(isLeftToBrowser(visitsLink, key)).toBe(true);
    }
    await expect(canvas.getByRole('heading', { name: /^Visits/ })).not.toHaveFocus();
    await userEvent.click(visitsLink);
    await expect(canvas.getByRole('heading', { name: /^Visits/ })).toHaveFocus();
    const beside = within(canvas.getByRole('complementary'));
    await expect(beside.getByRole('heading', { name: /^History/ })).toBeVisible();
  },
};

export const AsidePhone: Story = {
  ...Aside,
  name: 'Phone, with steps and history',
  globals: { viewport: { value: 'mobile1' } },
};

export const LoadingRecord: Story = {
  name: 'Loading',
  args: {
    row: undefined,
    badges: undefined,
    subtitle: undefined,
    actions: undefined,
    related: [{ ...visits, page: undefined }],
  },
};

export const Related: Story = {
  name: 'Related lists: none, denied, failed',
  args: {
    related: [
      visits,
      {
        ...visits,
        id: 'parts',
        title: 'Parts used',
        addLabel: 'Add part',
        page: { rows: [], offset: 0, total: { count: 0, exact: true } },
        empty: 'No part was used so far.',
      },
      {
        ...visits,
        id: 'invoice',
        title: 'Invoice lines',
        page: undefined,
        addHref: undefined,
        denied: <p className="text-ink-subtle">Your role may not see invoice lines.</p>,
      },
      {
        ...visits,
        id: 'attachments',
        title: 'Attachments',
        page: undefined,
        addHref: undefined,
        error: (
          <ErrorState title="The attachments couldn’t be loaded" level={3}>
            The server did not answer within 10 seconds. Try again in a moment.
          </ErrorState>
        ),
      },
    ],
  },
};

export const Denied: Story = {
  args: {
    notice: (
      <DeniedState title="You may not see this work order" level={1}>
        It belongs to another region.
      </DeniedState>
    ),
  },
};

export const AboutAField: Story = {
  name: 'Pressing a label asks why',
  args: {
    fields: workOrderFields.map((field) => ({ ...field, why: `field ${field.name}` })),
  },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByRole('button', { name: 'Why “Due”?' });
    await expect(label).toHaveTextContent(/^Due$/);
    await expect(label).toHaveAttribute('data-why', 'field due_at');
    await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    // There are many: the Tab key passes them by.
    await userEvent.tab();
    await expect(label).not.toHaveFocus();
    await expect(document.activeElement).toHaveTextContent('Put on hold');
  },
};

export const LongContent: Story = {
  args: {
    row: {
      ...row,
      title:
        'Replace the spindle bearing, check the preload, the drawbar force and the taper for fretting before the test run with the customer',
      values: {
        ...row.values,
        description: `${'Spindle runs hot above 6,000 rpm and whines. '.repeat(20)}\n\nSee https://example.com/manuals/spindle or write to service@example.com.`,
      },
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
