import { ChevronRight } from 'lucide-react';
import {
  Content,
  Group,
  Label,
  Portal,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from 'radix-ui/dropdown-menu';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { OverlayProps } from '../overlay-props.ts';
import { menuStyles } from './styles.ts';

export interface MenuProps extends OverlayProps {
  /** True keeps the page behind from scrolling and from being pressed while it is open. */
  readonly modal?: boolean;
}

/** A button's list of actions. For choosing a value use Select; for places, links. */
export function Menu({ modal = false, ...props }: MenuProps) {
  return <Root modal={modal} {...props} />;
}

export function MenuTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger data-slot="menu-trigger" {...props} />;
}

export interface MenuContentProps extends ComponentProps<'div'> {
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  readonly sideOffset?: number;
  /** `preventDefault` keeps focus from going back to the trigger, as when an item opened a dialog. */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

export function MenuContent({
  align = 'end',
  sideOffset = 4,
  className,
  ...props
}: MenuContentProps) {
  return (
    <Portal>
      <Content
        data-slot="menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        loop
        className={menuStyles().content({ className })}
        {...props}
      />
    </Portal>
  );
}

export interface MenuGroupProps extends ComponentProps<'div'> {
  readonly label?: ReactNode;
}

/** Items that belong together, under a label that names the group. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  const id = useId();
  return (
    <Group data-slot="menu-group" aria-labelledby={label === undefined ? undefined : id} {...props}>
      {label !== undefined && (
        <Label id={id} className={menuStyles().label()}>
          {label}
        </Label>
      )}
      {children}
    </Group>
  );
}

export function MenuSeparator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Separator
      data-slot="menu-separator"
      className={menuStyles().separator({ className })}
      {...props}
    />
  );
}

export interface MenuSubProps extends ComponentProps<'div'> {
  /** The text of the item that opens it. */
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** The items within. */
  readonly children?: ReactNode;
}

/** A menu within the menu. Two levels at most. */
export function MenuSub({ label, icon, disabled, className, children, ...props }: MenuSubProps) {
  const styles = menuStyles();
  return (
    <Sub>
      <SubTrigger data-slot="menu-sub-trigger" disabled={disabled} className={styles.item()}>
        {icon}
        {label}
        <ChevronRight aria-hidden="true" className="ms-auto rtl:-scale-x-100" />
      </SubTrigger>
      <Portal>
        <SubContent
          data-slot="menu-sub-content"
          loop
          collisionPadding={8}
          className={styles.content({ className })}
          {...props}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}
