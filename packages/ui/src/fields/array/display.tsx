import type { FieldValue } from '../../shapes/index.ts';
import { EmptyValue } from '../empty-value.tsx';
import { elementField } from '../element-field.ts';
import { ElementDisplay } from '../element-display.tsx';
import { fieldDisplayMessages } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Chips that a cell has room for. */
const maxChipsInCell = 3;

/** Shows a list of chips; further dimensions as JSON within a chip. */
export function ArrayDisplay({ field, value, place }: FieldDisplayProps) {
  if (!Array.isArray(value)) return <span>{plainText(value)}</span>;
  const elements = value as readonly FieldValue[];
  if (elements.length === 0) {
    return <span className="text-ink-subtle">{fieldDisplayMessages.entries({ count: 0 })}</span>;
  }
  const visible = place === 'cell' ? elements.slice(0, maxChipsInCell) : elements;
  const hidden = elements.length - visible.length;
  const element = { ...field, ...elementField(field) };
  return (
    <span className="inline-flex items-center gap-2">
      <ul className={place === 'cell' ? 'flex gap-1' : 'flex flex-wrap gap-1'}>
        {visible.map((value, index) => (
          <li
            // Elements have no identity but their position.
            key={index}
            className="max-w-48 truncate rounded-xs border border-line-strong bg-panel px-1.5 text-sm"
          >
            {Array.isArray(value) ? (
              JSON.stringify(value)
            ) : value === null ? (
              <EmptyValue />
            ) : (
              <ElementDisplay field={element} value={value} place="cell" />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <span className="text-sm text-ink-subtle">
          {fieldDisplayMessages.more({ count: hidden })}
        </span>
      )}
    </span>
  );
}
