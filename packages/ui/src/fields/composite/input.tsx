import { readCompositeLiteral, writeCompositeLiteral } from '@ninefold/values/composite';
import { useId, useRef, useState } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, FieldInputProps, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages, LineInput, PartGroup } from '../control/index.ts';
import { needsRoom } from '../needs-room.ts';
import { PartInput } from '../part/index.ts';
import { attributeFields } from './attribute-fields.ts';
import { compositeInputMessages } from './messages.ts';

/** A composite value, with an input for each attribute; one that is built otherwise is typed. */
export function CompositeInput(props: FieldInputProps) {
  const { defaultValue = null } = props;
  const [attributes] = useState(() => attributeFields(props.field));
  const [initial] = useState(() =>
    defaultValue === null ? attributes.map(() => null) : readCompositeLiteral(defaultValue),
  );
  if (initial?.length !== attributes.length) return <LineInput {...props} mono />;
  return <AttributesInput {...props} attributes={attributes} initial={initial} />;
}

interface AttributesInputProps extends FieldInputProps {
  readonly attributes: readonly FieldDescriptor[];
  readonly initial: readonly FieldText[];
}

function AttributesInput(props: AttributesInputProps) {
  const { field, attributes, initial, defaultValue = null, onValueChange, onProblemChange } = props;
  const nullable = field.nullable ?? !field.required;
  const texts = useRef(initial);
  const problems = useRef(new Map<number, string>());
  const [isEmpty, setEmpty] = useState(() => initial.every((text) => text === null));
  const [whenEmpty, setWhenEmpty] = useState(() =>
    defaultValue !== null && isEmpty ? 'parts' : nullable ? 'null' : '',
  );
  const control = useFieldControl({});
  const selectId = useId();

  const report = (meaning: string) => {
    const allEmpty = texts.current.every((text) => text === null);
    setEmpty(allEmpty);
    onValueChange?.(allEmpty && meaning !== 'parts' ? null : writeCompositeLiteral(texts.current));
  };
  const reportProblem = (index: number, problem: string | undefined) => {
    if (problem === undefined) problems.current.delete(index);
    else problems.current.set(index, problem);
    const [first] = [...problems.current].toSorted(([a], [b]) => a - b);
    onProblemChange?.(
      first &&
        compositeInputMessages.partProblem({
          part: attributes[first[0]]?.label ?? '',
          problem: first[1],
        }),
    );
  };

  return (
    <PartGroup className="@container outline-none" onBlur={props.onBlur}>
      <div className="grid gap-2 border-s border-line-strong ps-3 @md:grid-cols-2">
        {attributes.map((attribute, index) => (
          <div
            key={attribute.name}
            className={needsRoom(attribute) ? 'col-span-full min-w-0' : 'min-w-0'}
          >
            <PartInput
              field={attribute}
              defaultValue={initial[index] ?? null}
              emptyMeans="null"
              disabled={control.disabled}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
              autoFocus={props.autoFocus === true && index === 0}
              onValueChange={(text) => {
                texts.current = texts.current.with(index, text ?? null);
                report(whenEmpty);
              }}
              onProblemChange={(problem) => reportProblem(index, problem)}
            />
          </div>
        ))}
        {isEmpty && (
          <Select
            id={selectId}
            className="w-36 self-end"
            aria-label={compositeInputMessages.whenEmpty({ value: field.label })}
            placeholder={whenEmpty === '' ? fieldInputMessages.choose : undefined}
            value={whenEmpty}
            disabled={control.disabled}
            options={[
              ...(nullable ? [{ value: 'null', label: compositeInputMessages.noValue }] : []),
              { value: 'parts', label: compositeInputMessages.emptyParts },
            ]}
            onChange={({ target }) => {
              setWhenEmpty(target.value);
              report(target.value);
            }}
          />
        )}
      </div>
    </PartGroup>
  );
}
