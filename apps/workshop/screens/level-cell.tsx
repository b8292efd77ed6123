import { defineCell } from './own.ts';

const most = 5;

/** A technician's level in a skill, as dots: one glance down a list. */
export const cell = defineCell('technician_skill', 'level', ({ value }) => (
  <span className="tracking-wider">
    {'●'.repeat(Number(value))}
    <span className="text-ink-subtle">{'○'.repeat(most - Number(value))}</span>
  </span>
));
