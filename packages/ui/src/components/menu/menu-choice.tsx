import { Check } from 'lucide-react';
import { CheckboxItem, ItemIndicator, RadioGroup, RadioItem } from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { menuStyles } from './styles.ts';

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
