import type { ReactElement, ReactNode, Ref } from 'react';
import * as ui from '../../src/components/index.ts';

/** Properties that every part has to pass to its element. */
export interface PassedProps {
  readonly ref?: Ref<never>;
  readonly className?: string;
  readonly asChild?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

export interface ConformingPart {
  readonly name: string;
  /** Renders the part in what it needs around it. */
  readonly render: (
    props: PassedProps,
    /** The same without children, for parts that have their own. */
    bare: Omit<PassedProps, 'children'>,
  ) => ReactElement;
  /** The `data-slot` that `ref` and properties arrive at. */
  readonly slot: string;
  /** The one that takes `className`, where it is another: the box around an input. */
  readonly classSlot?: string;
  readonly asChild?: boolean;
}

const text = <>text</>;

/** A table part in its table. */
function inTable(cell: ReactElement): ReactElement {
  return (
    <table>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>
  );
}

function part(
  name: string,
  slot: string,
  render: ConformingPart['render'],
  more: Partial<ConformingPart> = {},
): ConformingPart {
  return { name, slot, render, ...more };
}

const asChild = { asChild: true };

function inAccordion(content: ReactElement): ReactElement {
  return (
    <ui.Accordion defaultValue={['one']}>
      <ui.AccordionItem value="one">{content}</ui.AccordionItem>
    </ui.Accordion>
  );
}

function inToolbar(content: ReactElement): ReactElement {
  return <ui.Toolbar label="Tools">{content}</ui.Toolbar>;
}

/** Parts inside the page: they are rendered on a server too. */
export const pageParts: readonly ConformingPart[] = [
  part('Accordion', 'accordion', (p) => <ui.Accordion {...p} />, asChild),
  part(
    'AccordionItem',
    'accordion-item',
    (p) => (
      <ui.Accordion>
        <ui.AccordionItem value="one" {...p} />
      </ui.Accordion>
    ),
    asChild,
  ),
  part(
    'AccordionPanel',
    'accordion-panel',
    (p) => inAccordion(<ui.AccordionPanel {...p} />),
    asChild,
  ),
  part('AccordionTrigger', 'accordion-trigger', (p) =>
    inAccordion(<ui.AccordionTrigger end="3" {...p} />),
  ),
  part('AppShell', 'app-shell', (p) => <ui.AppShell {...p} />),
  part('AppShellBody', 'app-shell-body', (p) => <ui.AppShellBody {...p} />, asChild),
  part('AppShellFooter', 'app-shell-footer', (p) => <ui.AppShellFooter {...p} />, asChild),
  part('AppShellSidebar', 'app-shell-sidebar', (p) => <ui.AppShellSidebar {...p} />),
  part('AppShellTopBar', 'app-shell-top-bar', (p) => <ui.AppShellTopBar {...p} />, asChild),
  part('Avatar', 'avatar', (p) => <ui.Avatar name="Robin Example" {...p} />),
  part('Badge', 'badge', (p) => <ui.Badge {...p} />, asChild),
  part('Banner', 'banner', (p) => <ui.Banner {...p} />),
  part('BottomTab', 'bottom-tab', (p) => <ui.BottomTab icon={<i />} {...p} />, asChild),
  part('BottomTabs', 'bottom-tabs', (p) => <ui.BottomTabs label="Places" {...p} />),
  part('Breadcrumb', 'breadcrumb', (p) => <ui.Breadcrumb {...p} />, asChild),
  part('Breadcrumbs', 'breadcrumbs', (p) => <ui.Breadcrumbs {...p} />),
  part('Button', 'button', (p) => <ui.Button start={<i />} {...p} />, asChild),
  part('ButtonGroup', 'button-group', (p) => <ui.ButtonGroup label="Print" {...p} />, asChild),
  part('Calendar', 'calendar', (_, bare) => <ui.Calendar aria-label="Day" {...bare} />),
  part('Card', 'card', (p) => <ui.Card {...p} />, asChild),
  part('CardFooter', 'card-footer', (p) => <ui.CardFooter {...p} />, asChild),
  part('CardHeader', 'card-header', (p) => <ui.CardHeader {...p} />, asChild),
  part('CardTitle', 'card-title', (p) => <ui.CardTitle {...p} />, asChild),
  part('Checkbox', 'checkbox', (_, bare) => <ui.Checkbox aria-label="Choose" {...bare} />),
  part('CheckboxGroup', 'checkbox-group', (_, bare) => (
    <ui.CheckboxGroup aria-label="Days" options={[]} {...bare} />
  )),
  part('Code', 'code', (p) => <ui.Code {...p} />),
  part('CodeBlock', 'code-block', (_, bare) => <ui.CodeBlock code="x" label="Code" {...bare} />),
  part(
    'Combobox',
    'combobox-input',
    (_, bare) => <ui.Combobox aria-label="City" options={[]} {...bare} />,
    { classSlot: 'combobox' },
  ),
  part('DatePicker', 'date-picker', (_, bare) => <ui.DatePicker aria-label="Due" {...bare} />),
  part('DateTimePicker', 'date-picker', (_, bare) => (
    <ui.DateTimePicker aria-label="Due" {...bare} />
  )),
  part('DeniedState', 'denied-state', (p) => <ui.DeniedState title="No" {...p} />),
  part('DescriptionItem', 'description-item', ({ children, ...p }) => (
    <dl>
      <ui.DescriptionItem term="Due" {...p}>
        {children}
      </ui.DescriptionItem>
    </dl>
  )),
  part('EmptyState', 'empty-state', (p) => <ui.EmptyState title="None" {...p} />),
  part('ErrorState', 'error-state', (p) => <ui.ErrorState title="Failed" {...p} />),
  part('ErrorSummary', 'error-summary', (_, bare) => (
    <ui.ErrorSummary errors={[{ message: 'Wrong' }]} {...bare} />
  )),
  part('Field', 'field', (_, bare) => (
    <ui.Field label="Title" {...bare}>
      <input />
    </ui.Field>
  )),
  part('Fieldset', 'fieldset', (p) => <ui.Fieldset legend="Days" {...p} />),
  part('Grid', 'grid', (p) => <ui.Grid {...p} />, asChild),
  part('Heading', 'heading', (p) => <ui.Heading {...p} />, asChild),
  part('IconButton', 'icon-button', (p) => <ui.IconButton label="Close" {...p} />, asChild),
  part('InlineMessage', 'inline-message', (p) => <ui.InlineMessage {...p} />),
  part('Kbd', 'kbd', (p) => <ui.Kbd {...p} />),
  part('Link', 'link', (p) => <ui.Link {...p} />, asChild),
  part('Loading', 'loading', (p) => <ui.Loading {...p} />),
  part('Logo', 'logo', (_, bare) => <ui.Logo {...bare} />),
  part('ProductLogo', 'product-logo', (_, bare) => <ui.ProductLogo src="data:," {...bare} />),
  part('Meter', 'meter', (_, bare) => <ui.Meter label="Known" segments={[]} {...bare} />),
  part('NavigationTab', 'navigation-tab', (p) => <ui.NavigationTab count="3" {...p} />, asChild),
  part('NavigationTabs', 'navigation-tabs', (p) => <ui.NavigationTabs label="Views" {...p} />),
  part('NotShown', 'not-shown', (p) => <ui.NotShown {...p} />, asChild),
  part('PageHeader', 'page-header', (p) => <ui.PageHeader title="Orders" {...p} />),
  part('Pagination', 'pagination', (_, bare) => <ui.Pagination {...bare} />),
  part('PaginationPage', 'pagination-page', (p) => <ui.PaginationPage {...p} />, asChild),
  part(
    'PasswordField',
    'text-field-input',
    (_, bare) => <ui.PasswordField aria-label="Password" {...bare} />,
    { classSlot: 'text-field' },
  ),
  part('Progress', 'progress', (_, bare) => <ui.Progress label="Reading" value={4} {...bare} />),
  part(
    'Radio',
    'radio',
    (p) => (
      <ui.RadioGroup aria-label="Priority">
        <ui.Radio value="one" {...p} />
      </ui.RadioGroup>
    ),
    { classSlot: 'radio-label' },
  ),
  part('RadioGroup', 'radio-group', (p) => <ui.RadioGroup aria-label="Priority" {...p} />),
  part('RelativeTime', 'relative-time', (_, bare) => (
    <ui.RelativeTime value={0} now={0} {...bare} />
  )),
  part('ScrollArea', 'scroll-area', (p) => <ui.ScrollArea label="Steps" {...p} />),
  part(
    'SearchField',
    'text-field-input',
    (_, bare) => <ui.SearchField aria-label="Search" {...bare} />,
    { classSlot: 'text-field' },
  ),
  part(
    'Select',
    'select-input',
    (_, bare) => <ui.Select aria-label="Status" options={[]} {...bare} />,
    { classSlot: 'select' },
  ),
  part('Separator', 'separator', (_, bare) => <ui.Separator {...bare} />),
  part('SideNavigation', 'side-navigation', (p) => <ui.SideNavigation label="Main" {...p} />),
  part('SideNavigationGroup', 'side-navigation-group', (_, bare) => (
    <ui.SideNavigationGroup label="People" {...bare} />
  )),
  part(
    'SideNavigationItem',
    'side-navigation-item',
    (p) => (
      <ul>
        <ui.SideNavigationItem count="3" start={<i />} {...p} />
      </ul>
    ),
    asChild,
  ),
  part('Skeleton', 'skeleton', (p) => <ui.Skeleton {...p} />),
  part('SkipLink', 'skip-link', (p) => <ui.SkipLink href="#main" {...p} />, asChild),
  part('Spinner', 'spinner', (p) => <ui.Spinner {...p} />),
  part('Stack', 'stack', (p) => <ui.Stack {...p} />, asChild),
  part('StatusBadge', 'status-badge', (p) => <ui.StatusBadge {...p} />, asChild),
  part('Switch', 'switch', (_, bare) => <ui.Switch aria-label="Compact" {...bare} />),
  part(
    'Tab',
    'tab',
    (p) => (
      <ui.Tabs value="one">
        <ui.TabsList label="Parts">
          <ui.Tab value="one" count="3" {...p} />
        </ui.TabsList>
      </ui.Tabs>
    ),
    asChild,
  ),
  part('TabPanel', 'tab-panel', (p) => (
    <ui.Tabs value="one">
      <ui.TabPanel value="one" {...p} />
    </ui.Tabs>
  )),
  part('DataGrid', 'data-grid', (_, bare) => (
    <ui.DataGrid
      label="Orders"
      columns={[{ name: 'number', label: 'Number', cell: String }]}
      rowCount={1}
      rowAt={() => 'WO-4807'}
      rowId={String}
      {...bare}
    />
  )),
  part('Table', 'table', (_, bare) => <ui.Table {...bare} />),
  part('TableCell', 'table-cell', (p) => inTable(<ui.TableCell {...p} />)),
  part('TableHeader', 'table-header', (p) => inTable(<ui.TableHeader {...p} />)),
  part('TableRow', 'table-row', (_, bare) => (
    <table>
      <tbody>
        <ui.TableRow {...bare} />
      </tbody>
    </table>
  )),
  part('TableRowHeader', 'table-row-header', (p) => inTable(<ui.TableRowHeader {...p} />)),
  part('TableRowLink', 'table-row-link', (p) => <ui.TableRowLink {...p} />, asChild),
  part('TableScroll', 'table-scroll', (p) => <ui.TableScroll label="Orders" {...p} />),
  part('Tabs', 'tabs', (p) => <ui.Tabs {...p} />),
  part('TabsList', 'tabs-list', (_, bare) => (
    <ui.Tabs>
      <ui.TabsList label="Parts" {...bare} />
    </ui.Tabs>
  )),
  part('TagInput', 'tag-input-input', (_, bare) => <ui.TagInput aria-label="Tags" {...bare} />, {
    classSlot: 'tag-input',
  }),
  part('Text', 'text', (p) => <ui.Text {...p} />, asChild),
  part('TextArea', 'text-area-input', (_, bare) => <ui.TextArea aria-label="Note" {...bare} />, {
    classSlot: 'text-area',
  }),
  part(
    'TextField',
    'text-field-input',
    (_, bare) => <ui.TextField aria-label="Title" {...bare} />,
    { classSlot: 'text-field' },
  ),
  part('TimeField', 'time-field', (_, bare) => <ui.TimeField aria-label="Opens" {...bare} />),
  part(
    'Toggle',
    'toggle',
    (p) => (
      <ui.ToggleGroup label="View">
        <ui.Toggle value="one" {...p} />
      </ui.ToggleGroup>
    ),
    asChild,
  ),
  part('ToggleGroup', 'toggle-group', (p) => <ui.ToggleGroup label="View" {...p} />, asChild),
  part('Toolbar', 'toolbar', (p) => <ui.Toolbar label="Tools" {...p} />, asChild),
  part('ToolbarButton', 'button', (p) => inToolbar(<ui.ToolbarButton {...p} />)),
  part(
    'ToolbarGroup',
    'toolbar-group',
    (p) => inToolbar(<ui.ToolbarGroup label="Steps" {...p} />),
    asChild,
  ),
  part('ToolbarIconButton', 'icon-button', (p) =>
    inToolbar(<ui.ToolbarIconButton label="Undo" {...p} />),
  ),
  part('ToolbarLink', 'link', (p) => inToolbar(<ui.ToolbarLink {...p} />), asChild),
  part('ToolbarSeparator', 'toolbar-separator', (_, bare) =>
    inToolbar(<ui.ToolbarSeparator {...bare} />),
  ),
  part('ToolbarToggle', 'toggle', (p) =>
    inToolbar(
      <ui.ToolbarToggleGroup label="Marks">
        <ui.ToolbarToggle value="bold" {...p} />
      </ui.ToolbarToggleGroup>,
    ),
  ),
  part('ToolbarToggleGroup', 'toggle-group', (p) =>
    inToolbar(<ui.ToolbarToggleGroup label="Marks" {...p} />),
  ),
  part('Truncate', 'truncate', (p) => <ui.Truncate {...p} />, asChild),
  part('VisuallyHidden', 'visually-hidden', (p) => <ui.VisuallyHidden {...p} />, asChild),
];

function inDialog(content: ReactElement): ReactElement {
  return (
    <ui.Dialog open>
      <ui.DialogContent>
        <ui.DialogTitle>Title</ui.DialogTitle>
        {content}
      </ui.DialogContent>
    </ui.Dialog>
  );
}

function inMenu(content: ReactElement): ReactElement {
  return (
    <ui.Menu open>
      <ui.MenuTrigger>Actions</ui.MenuTrigger>
      <ui.MenuContent>{content}</ui.MenuContent>
    </ui.Menu>
  );
}

/** Parts that are above the page while they are open. */
export const overlayParts: readonly ConformingPart[] = [
  part('AlertDialogContent', 'alert-dialog-content', (_, bare) => (
    <ui.AlertDialog open>
      <ui.AlertDialogContent title="Delete?" description="For good." actions={text} {...bare} />
    </ui.AlertDialog>
  )),
  part('AlertDialogAction', 'alert-dialog-action', (p) => <ui.AlertDialogAction {...p} />, asChild),
  part(
    'AlertDialogCancel',
    'alert-dialog-cancel',
    (p) => (
      <ui.AlertDialog open>
        <ui.AlertDialogContent
          title="Delete?"
          description=""
          actions={<ui.AlertDialogCancel {...p} />}
        />
      </ui.AlertDialog>
    ),
    asChild,
  ),
  part('DialogBody', 'dialog-body', (p) => inDialog(<ui.DialogBody {...p} />), asChild),
  part('DialogClose', 'dialog-close', (p) => inDialog(<ui.DialogClose {...p} />), asChild),
  part('DialogContent', 'dialog-content', ({ children, ...p }) => (
    <ui.Dialog open>
      <ui.DialogContent {...p}>
        <ui.DialogTitle>Title</ui.DialogTitle>
        {children}
      </ui.DialogContent>
    </ui.Dialog>
  )),
  part(
    'DialogDescription',
    'dialog-description',
    (p) => inDialog(<ui.DialogDescription {...p} />),
    asChild,
  ),
  part('DialogFooter', 'dialog-footer', (p) => inDialog(<ui.DialogFooter {...p} />), asChild),
  part('DialogHeader', 'dialog-header', (p) => inDialog(<ui.DialogHeader {...p} />)),
  part(
    'DialogTitle',
    'dialog-title',
    (p) => (
      <ui.Dialog open>
        <ui.DialogContent>
          <ui.DialogTitle {...p} />
        </ui.DialogContent>
      </ui.Dialog>
    ),
    asChild,
  ),
  part(
    'DialogTrigger',
    'dialog-trigger',
    (p) => (
      <ui.Dialog>
        <ui.DialogTrigger {...p} />
      </ui.Dialog>
    ),
    asChild,
  ),
  part('DrawerContent', 'drawer-content', ({ children, ...p }) => (
    <ui.Drawer open>
      <ui.DrawerContent {...p}>
        <ui.DrawerTitle>Filters</ui.DrawerTitle>
        {children}
      </ui.DrawerContent>
    </ui.Drawer>
  )),
  part('MenuCheckboxItem', 'menu-checkbox-item', (p) => inMenu(<ui.MenuCheckboxItem {...p} />)),
  part('MenuContent', 'menu-content', (_, bare) => (
    <ui.Menu open>
      <ui.MenuTrigger>Actions</ui.MenuTrigger>
      <ui.MenuContent {...bare} />
    </ui.Menu>
  )),
  part('MenuGroup', 'menu-group', (p) => inMenu(<ui.MenuGroup label="Rows" {...p} />)),
  part(
    'MenuItem',
    'menu-item',
    (p) => inMenu(<ui.MenuItem start={<i />} shortcut="D" {...p} />),
    asChild,
  ),
  part('MenuRadioGroup', 'menu-radio-group', (p) => inMenu(<ui.MenuRadioGroup {...p} />)),
  part('MenuRadioItem', 'menu-radio-item', (p) =>
    inMenu(
      <ui.MenuRadioGroup>
        <ui.MenuRadioItem value="a" {...p} />
      </ui.MenuRadioGroup>,
    ),
  ),
  part('MenuSeparator', 'menu-separator', (_, bare) => inMenu(<ui.MenuSeparator {...bare} />)),
  part(
    'MenuTrigger',
    'menu-trigger',
    (p) => (
      <ui.Menu>
        <ui.MenuTrigger {...p} />
      </ui.Menu>
    ),
    asChild,
  ),
  part('PopoverContent', 'popover-content', (p) => (
    <ui.Popover open>
      <ui.PopoverTrigger>Why?</ui.PopoverTrigger>
      <ui.PopoverContent aria-label="Why" {...p} />
    </ui.Popover>
  )),
  part(
    'PopoverTrigger',
    'popover-trigger',
    (p) => (
      <ui.Popover>
        <ui.PopoverTrigger {...p} />
      </ui.Popover>
    ),
    asChild,
  ),
  part('Tooltip', 'tooltip', (_, bare) => (
    <ui.Tooltip open content="Next" {...bare}>
      <button type="button">Next</button>
    </ui.Tooltip>
  )),
];
