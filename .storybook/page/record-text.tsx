import { Code } from '@ninefold/ui/components/code';
import { Fragment } from 'react';

/** A sentence of a record, with code in backticks. */
export function RecordText({ text }: { readonly text: string }) {
  return text.split(/`([^`]+)`/).map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 1 ? (
      <Code key={key}>{piece}</Code>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
