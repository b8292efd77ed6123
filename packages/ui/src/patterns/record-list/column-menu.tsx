import { useId, useState, type ReactElement } from 'react';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { columnChooserMessages } from './messages.ts';
import type { ColumnChooserProps } from './record-list-props.ts';

/** So many can be seen at a glance; more need a search. */
const searchFrom = 9;

/** The columns to choose from, behind their button. */
export function ColumnMenu(props: ColumnChooserProps & { readonly trigger: ReactElement }) {
  const { trigger, fields, visible, onVisibleChange, fixed = [], onReset, unfitting = 0 } = props;
  const [search, setSearch] = useState('');
  const id = useId();
  const wanted = search.trim().toLocaleLowerCase();
  const found = fields.filter((field) => field.label.toLocaleLowerCase().includes(wanted));

  const toggle = (name: string, shown: boolean) => {
    const places = fields.map((field) => field.name);
    if (!shown) onVisibleChange(visible.filter((other) => other !== name));
    else onVisibleChange(withColumn(visible, name, places));
  };

  return (
    <Popover onOpenChange={(open) => open && setSearch('')}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={`${id}title`} className="w-72">
        <div className="flex flex-col gap-2">
          <div className="flex min-h-6 items-center justify-between gap-2">
            <h2 id={`${id}title`} className="text-md font-semibold">
              {columnChooserMessages.columns}
            </h2>
            {onReset !== undefined && (
              <Button size="small" variant="ghost" className="-me-2" onClick={onReset}>
                {columnChooserMessages.reset}
              </Button>
            )}
          </div>
          {unfitting > 0 && (
            <p className="text-ink-subtle">
              {columnChooserMessages.unfitting({ count: unfitting })}
            </p>
          )}
          {fields.length >= searchFrom && (
            <SearchField
              size="small"
              aria-label={columnChooserMessages.find}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <ul className="flex flex-col">
            {found.map((field) => (
              <li key={field.name}>
                <Checkbox
                  checked={visible.includes(field.name) || fixed.includes(field.name)}
                  disabled={fixed.includes(field.name)}
                  onChange={(event) => toggle(field.name, event.target.checked)}
                  className="w-full"
                >
                  {field.label}
                </Checkbox>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="text-ink-subtle">{columnChooserMessages.none}</p>}
          {wanted === '' && visible.length < fields.length && (
            <Button
              size="small"
              variant="ghost"
              className="-mx-2 justify-start"
              onClick={() => onVisibleChange(fields.map((field) => field.name))}
            >
              {columnChooserMessages.showAll}
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  );
}

/** Adds a column at its place among all, and keeps the others in their order. */
function withColumn(
  visible: readonly string[],
  name: string,
  places: readonly string[],
): readonly string[] {
  const place = places.indexOf(name);
  const after = visible.findIndex((other) => places.indexOf(other) > place);
  return after === -1 ? [...visible, name] : visible.toSpliced(after, 0, name);
}
