import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { shellStyles } from './styles.ts';

export interface AppShellBodyProps extends ComponentProps<'div'> {
  readonly asChild?: boolean;
}

/** What of a screen scrolls. A list that scrolls its own table takes its place instead. */
export function AppShellBody({ className, ...props }: AppShellBodyProps) {
  return (
    <Primitive.div
      data-slot="app-shell-body"
      className={shellStyles().body({ className })}
      {...props}
    />
  );
}
