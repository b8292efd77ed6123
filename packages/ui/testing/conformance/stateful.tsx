import type { ChangeEvent, ReactElement } from 'react';
import { userEvent } from 'vitest/browser';
import * as ui from '../../src/components/index.ts';

/** A part that keeps a state, or lets its owner keep it. */
export interface StatefulPart {
  readonly name: string;
  /** The properties' names: the owner's state, the first state, who is told. */
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
  typed('TextArea', (state) => <ui.TextArea aria-label="Note" {...state} />),
  typed('TextField', (state) => <ui.TextField aria-label="Title" {...state} />),
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
