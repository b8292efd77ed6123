import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { shellStyles } from './styles.ts';

export type AppShellBodyProps = ComponentProps<typeof Primitive.div>;

/** The scrolling part of a screen. A list whose table scrolls replaces it. */
export function AppShellBody({ className, ...props }: AppShellBodyProps) {
  return (
    <Primitive.div
      data-slot="app-shell-body"
      className={shellStyles().body({ className })}
      {...props}
    />
  );
}
