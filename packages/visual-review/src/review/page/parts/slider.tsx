import { useId } from 'react';

/** Selects a percentage between two ends. */
export function Slider({
  label,
  start,
  end,
  value,
  onChange,
}: {
  readonly label: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 text-md text-ink-muted">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span aria-hidden="true">{start}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={`${value} %`}
        className="h-6 min-w-24 flex-1 accent-accent"
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">{end}</span>
    </div>
  );
}
