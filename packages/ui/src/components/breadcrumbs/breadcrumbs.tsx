import { Children, type ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tv } from '../styling/index.ts';
import { breadcrumbsMessages } from './messages.ts';

const breadcrumbStyles = tv({
  slots: {
    navigation: 'min-w-0 flex-1',
    list: 'flex min-w-0 items-center gap-2 text-base text-ink-subtle',
    // All but the last give way first.
    item: 'flex min-w-8 items-center gap-2 not-last:shrink-[8] last:shrink',
    separator: 'text-ink-subtle select-none',
    crumb: 'block min-w-0 truncate rounded-xs text-ink-subtle no-underline',
  },
  variants: {
    current: {
      true: { crumb: 'font-current text-ink' },
      false: { crumb: 'hover:text-ink hover:underline' },
    },
  },
});

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  readonly label?: string;
}

/** The path to the current screen, one Breadcrumb for each level. The last one is the screen itself. */
export function Breadcrumbs({
  label = breadcrumbsMessages.breadcrumbs,
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

export interface BreadcrumbProps extends ComponentProps<'a'> {
  /** The screen one is on: text, no link. */
  readonly current?: boolean;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function Breadcrumb({ current = false, className, ...props }: BreadcrumbProps) {
  const classes = breadcrumbStyles({ current }).crumb({ className });
  if (current) {
    return (
      <Primitive.span data-slot="breadcrumb" aria-current="page" className={classes} {...props} />
    );
  }
  return <StyledAnchor data-slot="breadcrumb" className={classes} {...props} />;
}
