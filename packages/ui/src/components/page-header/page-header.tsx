import type { ComponentProps, ReactNode } from 'react';
import { tv } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

const styles = tv({
  slots: {
    header:
      'flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-2 sm:gap-y-3 sm:px-6 sm:pt-5 sm:pb-3',
    texts: 'min-w-0 flex-1 basis-64',
    titleRow: 'flex min-h-control min-w-0 flex-wrap items-center gap-x-3 gap-y-1',
    title: 'min-w-0 text-xl break-words',
    description: 'text-base text-ink-subtle',
    actions: 'flex flex-wrap items-center gap-2 print:hidden',
  },
});

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The screen's only heading of level 1. */
  readonly title: ReactNode;
  /** Beside the title: a StatusBadge. */
  readonly status?: ReactNode;
  /** One line below the title. */
  readonly description?: ReactNode;
  /** Buttons at the end, the primary one last. */
  readonly actions?: ReactNode;
  readonly level?: 1 | 2;
}

/** A screen’s title, status, description and actions. */
export function PageHeader({
  title,
  status,
  description,
  actions,
  level = 1,
  className,
  children,
  ...props
}: PageHeaderProps) {
  const part = styles();
  const Heading = `h${level}` as const;
  return (
    <Primitive.div data-slot="page-header" className={part.header({ className })} {...props}>
      <div className={part.texts()}>
        <div className={part.titleRow()}>
          <Heading data-slot="page-header-title" className={part.title()}>
            {title}
          </Heading>
          {status}
        </div>
        {description !== undefined && (
          <div data-slot="page-header-description" className={part.description()}>
            {description}
          </div>
        )}
      </div>
      {actions !== undefined && (
        <div data-slot="page-header-actions" className={part.actions()}>
          {actions}
        </div>
      )}
      {children}
    </Primitive.div>
  );
}
