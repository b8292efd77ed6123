import type { ReactElement } from 'react';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, SortKey } from '../../shapes/index.ts';
import type { FieldToChoose } from '../field-choice.tsx';
import { FieldsMenu } from './fields-menu.tsx';
import type { SortChooserProps } from './record-list-props.ts';
import { sortMenuMessages } from './sort-menu-messages.ts';

/** The columns that a list is sorted by, the first one first, behind their button. */
export function SortMenu(props: SortChooserProps & { readonly trigger: ReactElement }) {
  const { trigger, sort, onSortChange } = props;
  return (
    <FieldsMenu
      trigger={trigger}
      title={sortMenuMessages.sortBy}
      className="w-[min(36rem,calc(100vw-1rem))]"
      fields={columnsOf(props)}
      chosen={sort.map(columnOf)}
      onChosenChange={(chosen) =>
        onSortChange(chosen.flatMap((column) => sort.find((key) => columnOf(key) === column) ?? []))
      }
      onAdd={(column) => onSortChange([...sort, { ...keyOf(column), direction: 'ascending' }])}
      onReset={sort.length === 0 ? undefined : () => onSortChange([])}
      note={sort.length === 0 && <p className="text-ink-subtle">{sortMenuMessages.none}</p>}
      renderSettings={(_, index) => {
        const key = sort[index];
        return (
          key && (
            <SortKeySettings
              sortKey={key}
              onChange={(next) => onSortChange(sort.with(index, next))}
            />
          )
        );
      }}
    />
  );
}

interface SortKeySettingsProps {
  readonly sortKey: SortKey;
  readonly onChange: (key: SortKey) => void;
}

function SortKeySettings({ sortKey, onChange }: SortKeySettingsProps) {
  const { nulls, ...withoutNulls } = sortKey;
  return (
    <>
      <Select
        size="small"
        className="w-auto"
        aria-label={sortMenuMessages.direction}
        value={sortKey.direction}
        options={[
          { value: 'ascending', label: sortMenuMessages.ascending },
          { value: 'descending', label: sortMenuMessages.descending },
        ]}
        onChange={({ target }) =>
          onChange({
            ...sortKey,
            direction: target.value === 'descending' ? 'descending' : 'ascending',
          })
        }
      />
      <Select
        size="small"
        className="w-auto"
        aria-label={sortMenuMessages.emptyValues}
        value={nulls ?? 'last'}
        options={[
          { value: 'last', label: sortMenuMessages.emptyLast },
          { value: 'first', label: sortMenuMessages.emptyFirst },
        ]}
        onChange={({ target }) =>
          onChange(target.value === 'first' ? { ...sortKey, nulls: 'first' } : withoutNulls)
        }
      />
    </>
  );
}

/** The columns of a list, and those of the records that they refer to, named by `columnOf`. */
function columnsOf({ fields, relations, sort }: SortChooserProps): readonly FieldToChoose[] {
  const own = fields
    .filter(canSort)
    .map(({ name, label }) => ({ name: columnOf({ field: name }), label }));
  const related = (relations?.() ?? []).flatMap(({ field, label: relation, fields: of }) =>
    field === undefined
      ? []
      : of
          .filter(canSort)
          .map(({ name, label }) => ({ name: columnOf({ field, by: name }), label, relation })),
  );
  const known = new Set([...own, ...related].map(({ name }) => name));
  // An address may name others.
  const others = sort
    .map((key) => ({ name: columnOf(key), label: key.field }))
    .filter(({ name }) => !known.has(name));
  return [...own, ...related, ...others];
}

function canSort({ sortable }: FieldDescriptor): boolean {
  return sortable !== false;
}

/** Returns JSON of the field, and of the field of the record that it refers to. */
function columnOf({ field, by }: Pick<SortKey, 'field' | 'by'>): string {
  return JSON.stringify(by === undefined ? [field] : [field, by]);
}

function keyOf(column: string): Pick<SortKey, 'field' | 'by'> {
  const [field = '', by] = JSON.parse(column) as readonly string[];
  return by === undefined ? { field } : { field, by };
}
