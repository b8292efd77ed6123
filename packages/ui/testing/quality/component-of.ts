/** The folder of `components` that a file belongs to: `tabs` for `…/components/tabs/tabs.stories.tsx`. */
export function componentOf(file: string): string | undefined {
  return /\/ui\/src\/components\/([^/]+)\/[^/]+$/.exec(file)?.[1];
}
