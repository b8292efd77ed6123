import type { ReactNode } from 'react';

/** A page of the catalogue that isn't about a component: a title, a lead and its content. */
export function PageFrame({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main className="mx-auto grid max-w-6xl gap-8 px-2 pt-6 pb-16 sm:px-6">
      <header>
        <h1 className="text-[1.75rem]/9 font-semibold tracking-[-0.02em]">{title}</h1>
        <p className="mt-2 max-w-prose text-[1.0625rem]/6.5 text-ink-muted">{lead}</p>
      </header>
      {children}
    </main>
  );
}
