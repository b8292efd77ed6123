import type { ShowFieldProps } from '../show-props.ts';

/** A cell shows it in one line; a detail as a person would have written it. */
export function ShowJson({ field, value, place }: ShowFieldProps) {
  if (place === 'cell') {
    return (
      <span dir="ltr" className="font-mono text-md text-ink-muted">
        {JSON.stringify(value)}
      </span>
    );
  }
  return (
    <section
      // A region that scrolls has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={field.label}
      className="max-h-80 max-w-full overflow-auto rounded-md border border-line bg-sunken px-2.5 py-2"
    >
      <pre dir="ltr" className="font-mono text-sm">
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}
