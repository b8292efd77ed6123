import { CalendarDays, ChevronDown, Columns3, Group, Rows3 } from 'lucide-react';
import { Select, type SelectOption } from '../../components/select/index.ts';
import { Toggle, ToggleGroup } from '../../components/toggle-group/index.ts';

const icons = { table: Rows3, group: Group, board: Columns3, calendar: CalendarDays };

export interface ViewOption extends SelectOption {
  readonly kind: keyof typeof icons;
}

export interface ViewChooserProps {
  /** Names the button. */
  readonly label: string;
  /** The likeliest of each kind first. */
  readonly options: readonly ViewOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/**
 * Chooses how a list shows its records: one view of each kind by a button, where there is room, and any by a select.
 */
export function ViewChooser({ label, options, value, onValueChange }: ViewChooserProps) {
  const chosen = options.find((option) => option.value === value);
  const kinds = Object.keys(icons) as readonly ViewOption['kind'][];
  const viewOf = (kind: string) =>
    chosen?.kind === kind ? chosen : options.find((each) => each.kind === kind);
  return (
    <div className="flex items-center gap-0.5">
      <ToggleGroup
        required
        size="small"
        label={label}
        value={chosen?.kind ?? 'table'}
        onValueChange={(kind) => onValueChange(viewOf(kind)?.value ?? '')}
        className="@max-4xl:hidden"
      >
        {kinds.map((kind) => {
          const option = viewOf(kind);
          if (option === undefined) return null;
          const Icon = icons[kind];
          return (
            <Toggle key={kind} value={kind} label={option.label} className="w-7">
              <Icon aria-hidden="true" />
            </Toggle>
          );
        })}
      </ToggleGroup>
      <Select
        size="small"
        icon={
          <>
            <Rows3 aria-hidden="true" className="@4xl:hidden" />
            <ChevronDown aria-hidden="true" className="@max-4xl:hidden" />
          </>
        }
        aria-label={label}
        value={value}
        options={options.map(({ value: each, label: text }) => ({ value: each, label: text }))}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </div>
  );
}
