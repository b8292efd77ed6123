import { Check } from 'lucide-react';
import { CheckboxItem, Item, ItemIndicator, RadioGroup, RadioItem } from 'radix-ui/dropdown-menu';
import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { ariaShortcut, shortcutText } from '../kbd/index.ts';
import { menuStyles } from './styles.ts';

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Called by mouse, touch and keyboard alike. `preventDefault` keeps the menu open. */
  readonly onSelect?: (event: Event) => void;
  readonly tone?: 'neutral' | 'danger';
  /** A decorative icon before the text. */
  readonly start?: ReactNode;
  /** The keys that do the same without the menu: `Mod+D`. Written as the platform does. */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Disables the item but keeps it focusable, and shows this reason under the text. */
  readonly disabledReason?: string;
  /** The text for typeahead, when the content isn't plain text. */
  readonly textValue?: string;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function MenuItem({
  tone,
  start,
  shortcut,
  disabledReason,
  className,
  children,
  ...props
}: MenuItemProps) {
  const styles = menuStyles({ tone, refused: disabledReason !== undefined });
  const slotted = mergeChildClass({
    asChild: props.asChild,
    className: styles.item({ className }),
    children,
  });
  return (
    <Item
      data-slot="menu-item"
      className={slotted.className}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      {...props}
      {...(disabledReason !== undefined && {
        'aria-disabled': true,
        'data-disabled': '',
        'aria-description': disabledReason,
        onSelect: keepOpen,
      })}
    >
      {start}
      <Slottable>{slotted.children}</Slottable>
      {shortcut !== undefined && (
        <span aria-hidden="true" className={styles.shortcut()}>
          {shortcutText(shortcut)}
        </span>
      )}
      {disabledReason !== undefined && (
        <span aria-hidden="true" className={styles.reason()}>
          {disabledReason}
        </span>
      )}
    </Item>
  );
}

function keepOpen(event: Event): void {
  event.preventDefault();
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  readonly checked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  /** `preventDefault` keeps the menu open, for several choices in a row. */
  readonly onSelect?: (event: Event) => void;
  readonly disabled?: boolean;
}

/** Something that is on or off. */
export function MenuCheckboxItem({ className, children, ...props }: MenuCheckboxItemProps) {
  const styles = menuStyles({ checkable: true });
  return (
    <CheckboxItem data-slot="menu-checkbox-item" className={styles.item({ className })} {...props}>
      <ItemIndicator className={styles.indicator()}>
        <Check aria-hidden="true" />
      </ItemIndicator>
      {children}
    </CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** One of several: MenuRadioItem. Name it with `aria-label`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <RadioGroup data-slot="menu-radio-group" {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  readonly value: string;
  readonly onSelect?: (event: Event) => void;
  readonly disabled?: boolean;
}

export function MenuRadioItem({ className, children, ...props }: MenuRadioItemProps) {
  const styles = menuStyles({ checkable: true });
  return (
    <RadioItem data-slot="menu-radio-item" className={styles.item({ className })} {...props}>
      <ItemIndicator className={styles.indicator()}>
        <span className={styles.dot()} />
      </ItemIndicator>
      {children}
    </RadioItem>
  );
}
