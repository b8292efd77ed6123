/** The width from which the AppShell shows its sidebar instead of the bottom bar: Tailwind's `lg`. */
export const sidebarShown = '(min-width: 64rem)';
