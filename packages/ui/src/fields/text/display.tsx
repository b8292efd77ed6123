import { Anchor } from '../../components/link/index.ts';
import { fieldDisplayMessages } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { linkedText } from './linked-text.ts';

/** Shows one line in a cell, and all of the text in a detail, with its addresses as links. */
export function TextDisplay({ field, value, place }: FieldDisplayProps) {
  const text = plainText(value);
  if (text === '')
    return <span className="text-ink-subtle italic">{fieldDisplayMessages.emptyText}</span>;
  if (place === 'cell') {
    return (
      <bdi
        title={text.length > 40 ? text : undefined}
        className={field.identifier ? 'text-ink-subtle' : undefined}
      >
        {text}
      </bdi>
    );
  }
  return (
    <bdi className="wrap-anywhere whitespace-pre-wrap">
      {linkedText(text, field.format === 'phone' ? 'phone' : field.name).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <Anchor
            // The parts of one text never change their order.
            key={index}
            href={part.href}
            rel="noreferrer"
            className="text-accent underline-offset-3 hover:underline"
          >
            {part.text}
          </Anchor>
        ),
      )}
    </bdi>
  );
}
