import { defineCell } from './own.ts';

const levels = [1, 2, 3, 4, 5];

/** A technician's level in a skill, as dots: one glance down a list. */
export const cell = defineCell('technician_skill', 'level', ({ value }) => (
  <span className="inline-flex gap-1">
    {levels.map((level) => (
      // Filled by its border, which stays in forced colours.
      <span
        key={level}
        data-reached={level <= Number(value) || undefined}
        className="size-2 rounded-full border border-current data-reached:border-4"
      />
    ))}
  </span>
));
