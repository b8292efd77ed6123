import type { ChangeEvent, ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as ui from '../../src/components/index.ts';

/** A part that keeps a state, or lets its owner keep it. */
export interface StatefulPart {
  readonly name: string;
  /** Property names: the controlled state, the initial state, and the callback. */
  readonly names: readonly [value: string, initial: string | undefined, changed: string];
  readonly before: unknown;
  /** The state that `change` requests. */
  readonly after: unknown;
  readonly render: (state: Record<string, unknown>) => ReactElement;
  readonly change: () => Promise<void>;
  /** The state that the page shows. */
  readonly shown: () => unknown;
  /** Reads the state from the callback's argument, when that isn't the state itself. */
  readonly told?: (argument: never) => unknown;
}

const ofValue = ['value', 'defaultValue', 'onValueChange'] as const;
const ofOpen = ['open', 'defaultOpen', 'onOpenChange'] as const;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing in the page is ${selector}.`);
  return element;
}

const press = (selector: string) => () => userEvent.click(find(selector));

/** Texts of what carries an attribute. */
const marked = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

function overlay(
  name: string,
  slot: string,
  render: (state: Record<string, unknown>, trigger: ReactElement) => ReactElement,
): StatefulPart {
  return {
    name,
    names: ofOpen,
    before: false,
    after: true,
    render: (state) => render(state, <button type="button">Open it</button>),
    change: press('button'),
    shown: () => document.querySelector(`[data-slot=${slot}][data-state=open]`) !== null,
  };
}

function typed(name: string, render: StatefulPart['render']): StatefulPart {
  return {
    name,
    names: ['value', 'defaultValue', 'onChange'],
    before: 'a',
    after: 'ab',
    render,
    change: async () => {
      find('input, textarea').focus();
      await userEvent.keyboard('{End}b');
    },
    shown: () => (find('input, textarea') as HTMLInputElement).value,
    told: ({ target }: ChangeEvent<HTMLInputElement>) => target.value,
  };
}

function checked(name: string, render: StatefulPart['render']): StatefulPart {
  return {
    name,
    names: ['checked', 'defaultChecked', 'onChange'],
    before: false,
    after: true,
    render,
    change: press('input'),
    shown: () => (find('input') as HTMLInputElement).checked,
    told: ({ target }: ChangeEvent<HTMLInputElement>) => target.checked,
  };
}

const options = ['one', 'two'].map((value) => ({ value, label: value }));

/** A control of a date or time: its first segment is increased. */
function segmented(
  name: string,
  before: string,
  after: string,
  render: StatefulPart['render'],
): StatefulPart {
  return {
    name,
    names: ofValue,
    before,
    after,
    render: (state) => render({ name: 'moment', locale: 'en-GB', 'aria-label': name, ...state }),
    change: async () => {
      find('[role=spinbutton]').focus();
      await userEvent.keyboard('{ArrowUp}');
    },
    shown: () => (find('input[name=moment]') as HTMLInputElement).value,
  };
}

const optionOf = (value: unknown) => options.find((option) => option.value === value);

export const statefulParts: readonly StatefulPart[] = [
  {
    name: 'Accordion',
    names: ofValue,
    before: ['one'],
    after: ['one', 'two'],
    render: (state) => (
      <ui.Accordion {...state}>
        {options.map(({ value }) => (
          <ui.AccordionItem key={value} value={value}>
            <ui.AccordionTrigger>{value}</ui.AccordionTrigger>
          </ui.AccordionItem>
        ))}
      </ui.Accordion>
    ),
    change: press('[aria-expanded=false]'),
    shown: () => marked('[data-slot=accordion-trigger][data-state=open]'),
  },
  overlay('AlertDialog', 'alert-dialog-content', (state, trigger) => (
    <ui.AlertDialog {...state}>
      <ui.AlertDialogTrigger asChild>{trigger}</ui.AlertDialogTrigger>
      <ui.AlertDialogContent title="Delete?" description="For good." actions={null} />
    </ui.AlertDialog>
  )),
  {
    name: 'Calendar',
    names: ofValue,
    before: '2024-03-15',
    after: '2024-03-16',
    render: (state) => <ui.Calendar aria-label="Day" locale="en-GB" {...state} />,
    change: press('[role=button][aria-label*="16 March"]'),
    shown: () => `2024-03-${find('[role=button][data-selected]').textContent}`,
  },
  checked('Checkbox', (state) => <ui.Checkbox {...state}>One</ui.Checkbox>),
  {
    name: 'CheckboxGroup',
    names: ofValue,
    before: ['one'],
    after: ['one', 'two'],
    render: (state) => <ui.CheckboxGroup aria-label="Days" options={options} {...state} />,
    change: press('label:last-of-type input:not(:checked)'),
    shown: () => marked('label:has(input:checked)'),
  },
  {
    name: 'Combobox',
    names: ofValue,
    before: 'one',
    after: 'two',
    render: ({ value, defaultValue, ...state }) => (
      <ui.Combobox
        aria-label="City"
        options={options}
        value={optionOf(value)}
        defaultValue={optionOf(defaultValue)}
        {...state}
      />
    ),
    change: async () => {
      await userEvent.click(find('[data-slot=combobox-button]'));
      await expect.poll(() => marked('[role=option]:not([aria-selected=true])')).toEqual(['two']);
      await userEvent.click(find('[role=option]:not([aria-selected=true])'));
    },
    shown: () => (find('[data-slot=combobox-input]') as HTMLInputElement).value,
    told: (option: ui.ComboboxOption | null) => option?.value,
  },
  segmented('DatePicker', '2024-03-15', '2024-03-16', (state) => <ui.DatePicker {...state} />),
  segmented('DateTimePicker', '2024-03-15T14:00:00', '2024-03-16T14:00:00', (state) => (
    <ui.DateTimePicker {...state} />
  )),
  overlay('Dialog', 'dialog-content', (state, trigger) => (
    <ui.Dialog {...state}>
      <ui.DialogTrigger asChild>{trigger}</ui.DialogTrigger>
      <ui.DialogContent>
        <ui.DialogTitle>Title</ui.DialogTitle>
      </ui.DialogContent>
    </ui.Dialog>
  )),
  overlay('Drawer', 'drawer-content', (state, trigger) => (
    <ui.Drawer {...state}>
      <ui.DrawerTrigger asChild>{trigger}</ui.DrawerTrigger>
      <ui.DrawerContent>
        <ui.DrawerTitle>Title</ui.DrawerTitle>
      </ui.DrawerContent>
    </ui.Drawer>
  )),
  overlay('Menu', 'menu-content', (state, trigger) => (
    <ui.Menu {...state}>
      <ui.MenuTrigger asChild>{trigger}</ui.MenuTrigger>
      <ui.MenuContent>
        <ui.MenuItem>Item</ui.MenuItem>
      </ui.MenuContent>
    </ui.Menu>
  )),
  typed('PasswordField', (state) => <ui.PasswordField aria-label="Password" {...state} />),
  overlay('Popover', 'popover-content', (state, trigger) => (
    <ui.Popover {...state}>
      <ui.PopoverTrigger asChild>{trigger}</ui.PopoverTrigger>
      <ui.PopoverContent aria-label="Why">Text</ui.PopoverContent>
    </ui.Popover>
  )),
  {
    name: 'RadioGroup',
    names: ofValue,
    before: 'one',
    after: 'two',
    render: (state) => <ui.RadioGroup aria-label="Priority" options={options} {...state} />,
    change: press('[role=radio][aria-checked=false]'),
    shown: () => find('[role=radio][aria-checked=true]').getAttribute('value'),
  },
  typed('SearchField', (state) => <ui.SearchField aria-label="Search" {...state} />),
  {
    name: 'Select',
    names: ['value', 'defaultValue', 'onChange'],
    before: 'one',
    after: 'two',
    render: (state) => <ui.Select aria-label="Status" options={options} {...state} />,
    change: () => userEvent.selectOptions(find('select'), 'two'),
    shown: () => (find('select') as HTMLSelectElement).value,
    told: ({ target }: ChangeEvent<HTMLSelectElement>) => target.value,
  },
  checked('Switch', (state) => <ui.Switch aria-label="Compact" {...state} />),
  {
    name: 'Tabs',
    names: ofValue,
    before: 'one',
    after: 'two',
    render: (state) => (
      <ui.Tabs {...state}>
        <ui.TabsList label="Parts">
          <ui.Tab value="one">one</ui.Tab>
          <ui.Tab value="two">two</ui.Tab>
        </ui.TabsList>
      </ui.Tabs>
    ),
    change: press('[role=tab][aria-selected=false]'),
    shown: () => find('[role=tab][aria-selected=true]').textContent,
  },
  {
    name: 'TagInput',
    names: ofValue,
    before: ['one'],
    after: ['one', 'two'],
    render: (state) => <ui.TagInput aria-label="Tags" {...state} />,
    change: async () => {
      find('[data-slot=tag-input-input]').focus();
      await userEvent.keyboard('two{Enter}');
    },
    shown: () => marked('[data-slot=tag-input-tag]'),
  },
  typed('TextArea', (state) => <ui.TextArea aria-label="Note" {...state} />),
  typed('TextField', (state) => <ui.TextField aria-label="Title" {...state} />),
  segmented('TimeField', '14:05:00', '15:05:00', (state) => <ui.TimeField {...state} />),
  {
    name: 'ToggleGroup',
    names: ofValue,
    before: 'one',
    after: 'two',
    render: (state) => (
      <ui.ToggleGroup label="View" {...state}>
        <ui.Toggle value="one">one</ui.Toggle>
        <ui.Toggle value="two">two</ui.Toggle>
      </ui.ToggleGroup>
    ),
    change: press('[aria-pressed=false]'),
    shown: () => find('[aria-pressed=true]').textContent,
  },
  {
    ...overlay('Tooltip', 'tooltip', (state, trigger) => (
      <ui.Tooltip content="Next" {...state}>
        {trigger}
      </ui.Tooltip>
    )),
    names: ['open', undefined, 'onOpenChange'],
    change: () => userEvent.tab(),
    shown: () => document.querySelector('[data-slot=tooltip]') !== null,
  },
];
