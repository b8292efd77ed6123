import { Children, type ComponentProps } from 'react';
import { breadcrumbStyles } from './styles.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  readonly label?: string;
}

/** Where one is, from the top: Breadcrumb after Breadcrumb, the last one the current screen. */
export function Breadcrumbs({
  label = 'Breadcrumbs',
  className,
  children,
  ...props
}: BreadcrumbsProps) {
  const styles = breadcrumbStyles();
  const crumbs = Children.toArray(children);
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={label}
      className={styles.navigation({ className })}
      {...props}
    >
      <ol className={styles.list()}>
        {crumbs.map((crumb, index) => (
          <li key={index} className={styles.item()}>
            {index > 0 && (
              <span aria-hidden="true" className={styles.separator()}>
                /
              </span>
            )}
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  );
}
