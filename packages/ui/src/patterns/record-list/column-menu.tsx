import type { ReactElement } from 'react';
import { Button } from '../../components/button/index.ts';
import { columnListMessages } from './column-list-messages.ts';
import { FieldsMenu } from './fields-menu.tsx';
import type { ColumnChooserProps } from './record-list-props.ts';

/** The columns of a list and those that it can show, behind their button. */
export function ColumnMenu(props: ColumnChooserProps & { readonly trigger: ReactElement }) {
  const { trigger, fields, visible, onVisibleChange, fixed = [], onReset, unfitting = 0 } = props;
  const shown = [...new Set([...fixed, ...visible])];
  const places = fields.map(({ name }) => name);
  return (
    <FieldsMenu
      trigger={trigger}
      title={columnListMessages.columns}
      className="w-80"
      fields={fields}
      chosen={shown}
      fixed={fixed}
      onChosenChange={onVisibleChange}
      onAdd={(name) => onVisibleChange(withColumn(shown, name, places))}
      onReset={onReset}
      note={
        unfitting > 0 && (
          <p className="text-ink-subtle">{columnListMessages.unfitting({ count: unfitting })}</p>
        )
      }
      end={
        // Disabled once all are shown, not left out: it keeps the focus.
        <Button
          size="small"
          variant="ghost"
          className="-mx-2 justify-start"
          aria-disabled={shown.length === fields.length}
          onClick={() =>
            onVisibleChange([...shown, ...places.filter((name) => !shown.includes(name))])
          }
        >
          {columnListMessages.showAll}
        </Button>
      }
    />
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
