import { StyledAnchor } from '../styled-anchor.tsx';
import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

const styles = tv({
  base: 'rounded-xs underline-offset-3 transition-colors',
  variants: {
    variant: {
      standalone: 'text-accent no-underline hover:underline',
      inline: 'text-accent underline decoration-accent-line hover:decoration-current',
      quiet: 'text-inherit no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'standalone' },
});

export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` within a sentence, `standalone` in a cell or list, `quiet` where everything is a link. */
  readonly variant?: 'standalone' | 'inline' | 'quiet';
  /** Renders as its child, for example a router's link. */
  readonly asChild?: boolean;
}

/** Leads to another place. For an action, use Button. */
export function Link({ variant, className, ...props }: LinkProps) {
  return <StyledAnchor data-slot="link" className={styles({ variant, className })} {...props} />;
}
