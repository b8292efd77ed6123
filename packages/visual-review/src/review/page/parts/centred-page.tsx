import type { ReactNode } from 'react';

export function CentredPage({ children }: { readonly children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center">{children}</main>;
}
