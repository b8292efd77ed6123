import { indentJson } from '@ninefold/values/simple';
import { Square, SquareCheck } from 'lucide-react';
import { CodeBlock } from '../../components/code/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { richText, tag } from '../../rich-text.ts';
import { EmptyValue } from '../empty-value.tsx';
import { FieldTable } from '../field-table.tsx';
import type { KindDisplayProps } from '../display-props.ts';
import { fieldDisplayMessages } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { itemsOf, membersOf, type ShapeItem, textOf } from './shape.ts';
import { jsonShapeMessages } from './messages.ts';

/** Shows JSON on several lines, or as the checklist or table that its shape declares. */
export function FullJsonDisplay({ field, value, FieldDisplay }: KindDisplayProps) {
  const members = field.shape && membersOf(field.shape);
  const items = members && itemsOf(members, value);
  if (members !== undefined && items !== undefined) {
    if (items.length === 0) {
      return (
        <span className="text-ink-subtle italic">{fieldDisplayMessages.entries({ count: 0 })}</span>
      );
    }
    return field.shape?.checklist === undefined ? (
      <ItemTable label={field.label} members={members} items={items} FieldDisplay={FieldDisplay} />
    ) : (
      <Checklist members={members} items={items} />
    );
  }
  return (
    <>
      {members !== undefined && (
        <p className="mb-1 text-ink-subtle">{jsonShapeMessages.otherShape}</p>
      )}
      <CodeBlock code={indentJson(plainText(value))} label={field.label} />
    </>
  );
}

interface ItemsProps {
  readonly members: readonly FieldDescriptor[];
  readonly items: readonly ShapeItem[];
}

function Checklist({ members, items }: ItemsProps) {
  const [done, text] = members;
  return (
    <ul className="grid gap-1">
      {items.map((item, index) => {
        const isDone = textOf(item, done?.name ?? '') === 'true';
        const Icon = isDone ? SquareCheck : Square;
        return (
          // Steps have no identity but their position.
          <li key={index} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-accent' : 'text-ink-subtle'}`}
            />
            <span className="wrap-anywhere">
              {richText(
                jsonShapeMessages.stepState.parts({
                  step: textOf(item, text?.name ?? '') ?? <EmptyValue />,
                  state: isDone ? 'done' : 'open',
                  hidden: tag(VisuallyHidden),
                }),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ItemTableProps extends ItemsProps, Pick<KindDisplayProps, 'FieldDisplay'> {
  readonly label: string;
}

function ItemTable({ label, members, items, FieldDisplay }: ItemTableProps) {
  return (
    <FieldTable
      label={label}
      fields={members}
      rows={items}
      className="w-fit max-w-full rounded-md border border-line"
    >
      {(item, member) => <FieldDisplay field={member} value={valueOf(member, item)} place="cell" />}
    </FieldTable>
  );
}

function valueOf({ kind, name }: FieldDescriptor, item: ShapeItem) {
  const text = textOf(item, name);
  return kind === 'boolean' && text !== null ? text === 'true' : text;
}
