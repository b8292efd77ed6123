import { useId } from 'react';

/** A slider with its value beside its name. */
export function Range({
  label,
  value,
  max,
  step,
  unit = '',
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span aria-hidden="true" className="text-ink-muted tabular-nums">
        {value}
        {unit}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        className="col-span-2 h-6 w-full accent-accent"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
