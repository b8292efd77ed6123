import { Rows3 } from 'lucide-react';
import { Select, type SelectOption } from '../../components/select/index.ts';

export interface ViewChooserProps {
  /** Names the button. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Chooses how a list shows its records. */
export function ViewChooser({ label, options, value, onValueChange }: ViewChooserProps) {
  return (
    <Select
      size="small"
      icon={<Rows3 aria-hidden="true" />}
      aria-label={label}
      value={value}
      options={options}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
