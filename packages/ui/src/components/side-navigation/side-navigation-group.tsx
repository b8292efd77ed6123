import { useId, type ComponentProps, type ReactNode } from 'react';
import { sideNavigationStyles } from './styles.ts';

export interface SideNavigationGroupProps extends ComponentProps<'div'> {
  /** A group without a label is the first and main one. */
  readonly label?: ReactNode;
}

export function SideNavigationGroup({
  label,
  className,
  children,
  ...props
}: SideNavigationGroupProps) {
  const id = useId();
  const styles = sideNavigationStyles();
  return (
    <div data-slot="side-navigation-group" className={styles.group({ className })} {...props}>
      {label !== undefined && (
        <div id={id} className={styles.groupLabel()}>
          {label}
        </div>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id} className={styles.list()}>
        {children}
      </ul>
    </div>
  );
}
