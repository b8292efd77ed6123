import type { FieldValue } from '../../shapes/index.ts';
import { EmptyValue } from '../empty-value.tsx';
import { elementField } from '../element-field.ts';
import { ElementDisplay } from '../element-display.tsx';
import { plainText } from '../plain-text.ts';
import type { KindDisplayProps } from '../display-props.ts';
import { Chips } from './chips.tsx';

/** Shows a list of chips; further dimensions as JSON within a chip. */
export function ArrayDisplay(props: KindDisplayProps) {
  const { field, value, place } = props;
  if (!Array.isArray(value)) return <span>{plainText(value)}</span>;
  const element = { ...field, ...elementField(field) };
  return (
    <Chips items={value as readonly FieldValue[]} place={place}>
      {(item) =>
        Array.isArray(item) ? (
          JSON.stringify(item)
        ) : item === null ? (
          <EmptyValue />
        ) : (
          <ElementDisplay {...props} field={element} value={item} place="cell" />
        )
      }
    </Chips>
  );
}
