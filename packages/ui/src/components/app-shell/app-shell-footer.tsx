import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { shellStyles } from './styles.ts';

export type AppShellFooterProps = ComponentProps<typeof Primitive.div>;

/** The bar below a screen, always in sight: counts, pages, the buttons of a form. */
export function AppShellFooter({ className, ...props }: AppShellFooterProps) {
  return (
    <Primitive.div
      data-slot="app-shell-footer"
      className={shellStyles().footer({ className })}
      {...props}
    />
  );
}
