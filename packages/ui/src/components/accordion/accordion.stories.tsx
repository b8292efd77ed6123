import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Accordion, AccordionItem, AccordionPanel, AccordionTrigger } from './index.ts';
import { record } from './record.ts';

const parts = (
  <>
    <AccordionItem value="said">
      <AccordionTrigger>What the customer said</AccordionTrigger>
      <AccordionPanel>The press stops after some minutes.</AccordionPanel>
    </AccordionItem>
    <AccordionItem value="found">
      <AccordionTrigger end="3 photos">What was found</AccordionTrigger>
      <AccordionPanel>The left cylinder leaks at its seal.</AccordionPanel>
    </AccordionItem>
    <AccordionItem value="parts" disabled>
      <AccordionTrigger end="None">Parts</AccordionTrigger>
      <AccordionPanel>None.</AccordionPanel>
    </AccordionItem>
    <AccordionItem value="done">
      <AccordionTrigger>What was done</AccordionTrigger>
      <AccordionPanel>The seal was exchanged.</AccordionPanel>
    </AccordionItem>
  </>
);

const change = fn();

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionPanel },
  parameters: { record },
  args: { className: 'max-w-md', children: parts },
  argTypes: { children: { control: false }, value: { control: false } },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { defaultValue: ['said', 'found'] } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const title = (name: RegExp): HTMLElement =>
      within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(title(/said/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title(/said/)).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(canvasElement).getByRole('region', { name: 'What the customer said' }),
    ).toHaveTextContent('The press stops');
    await userEvent.tab();
    await expect(title(/found/)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(title(/said/)).toHaveAttribute('aria-expanded', 'false');
    // Disabled items are skipped.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(title(/done/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(title(/said/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(title(/done/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(title(/said/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(title(/done/)).toHaveFocus();
  },
};

/** Opening an item closes the other, and each can be collapsed again. */
export const OneAtATime: Story = {
  args: { selection: 'single', defaultValue: 'said', onValueChange: change },
  play: async ({ canvasElement }) => {
    change.mockClear();
    const title = (name: RegExp): HTMLElement =>
      within(canvasElement).getByRole('button', { name });
    await userEvent.click(title(/found/));
    await expect(title(/said/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(title(/found/));
    await expect(title(/found/)).toHaveAttribute('aria-expanded', 'false');
    await expect(change.mock.calls).toEqual([['found'], ['']]);
  },
};

export const Controlled: Story = {
  render: function Controlled() {
    const [open, setOpen] = useState(['found']);
    return (
      <Stack className="max-w-md">
        <Accordion value={open} onValueChange={setOpen}>
          {parts}
        </Accordion>
        <Text tone="subtle">Open: {open.join(', ')}</Text>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /said/ }));
    await expect(canvas.getByText('Open: found, said')).toBeVisible();
  },
};

/** A collapsed panel keeps its values, and the form submits them. */
export const InForm: Story = {
  render: () => (
    <ExampleForm>
      {() => (
        <Accordion>
          <AccordionItem value="more">
            <AccordionTrigger>More about the visit</AccordionTrigger>
            <AccordionPanel keepMounted>
              <Field label="Gate">
                <TextField name="gate" />
              </Field>
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('button', { name: 'More about the visit' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(title);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gate' }), 'North');
    await userEvent.click(title);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('gate=North');
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-72',
    defaultValue: ['long'],
    children: (
      <AccordionItem value="long">
        <AccordionTrigger end="12">
          The manufacturer’s instructions for replacing the spindle bearing and its seal
        </AccordionTrigger>
        <AccordionPanel>
          {'Check the preload before the test run, and again after an hour. '.repeat(8)}
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
        </AccordionPanel>
      </AccordionItem>
    ),
  },
};

export const Empty: Story = { args: { children: undefined } };

export const RightToLeft: Story = {
  args: { defaultValue: ['said'] },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: () => (
    <ExampleDialog title="WO-4811">
      <Accordion defaultValue={['found']}>{parts}</Accordion>
    </ExampleDialog>
  ),
};
