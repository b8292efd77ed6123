import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { shellStyles } from './styles.ts';

export type AppShellTopBarProps = ComponentProps<typeof Primitive.div>;

/** The bar on top of a screen: breadcrumbs; on phones logo, title and the first action. */
export function AppShellTopBar({ className, ...props }: AppShellTopBarProps) {
  return (
    <Primitive.div
      data-slot="app-shell-top-bar"
      className={shellStyles().topBar({ className })}
      {...props}
    />
  );
}
