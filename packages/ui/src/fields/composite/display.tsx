import { readArrayLiteral } from '@ninefold/values/array';
import { readCompositeLiteral } from '@ninefold/values/composite';
import { Fragment } from 'react';
import type { FieldDescriptor, FieldValue } from '../../shapes/index.ts';
import type { KindDisplayProps } from '../display-props.ts';
import { attributeFields } from './attribute-fields.ts';
import { plainText } from '../plain-text.ts';

/** Shows the attributes of a composite value: in a cell those that have a value, else each with its name. */
export function CompositeDisplay({ field, value, place, FieldDisplay }: KindDisplayProps) {
  const attributes = attributeFields(field);
  const text = plainText(value);
  const parts = readCompositeLiteral(text);
  if (parts?.length !== attributes.length) return <span>{text}</span>;
  if (place === 'cell') {
    return (
      <span title={text}>
        {attributes
          .map((attribute, index) => ({ attribute, part: parts[index] ?? null }))
          .filter(({ part }) => part !== null)
          .map(({ attribute, part }, index) => (
            <Fragment key={attribute.name}>
              {index > 0 && ' · '}
              <FieldDisplay field={attribute} value={valueOf(attribute, part)} place={place} />
            </Fragment>
          ))}
      </span>
    );
  }
  return (
    <dl className="grid grid-cols-[fit-content(10rem)_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {attributes.map((attribute, index) => (
        <Fragment key={attribute.name}>
          <dt className="text-ink-subtle">{attribute.label}</dt>
          <dd>
            <FieldDisplay
              field={attribute}
              value={valueOf(attribute, parts[index] ?? null)}
              place={place}
            />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Returns an attribute's text as a record would have its value. */
function valueOf({ kind }: FieldDescriptor, text: string | null): FieldValue {
  if (text === null) return null;
  if (kind === 'array') return (readArrayLiteral(text) as FieldValue | undefined) ?? text;
  return kind === 'boolean' ? text === 't' : text;
}
