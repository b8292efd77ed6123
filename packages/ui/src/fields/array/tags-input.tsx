import { writeArrayLiteral } from '@ninefold/values/array';
import { ListOrdered } from 'lucide-react';
import { useRef } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { TagInput } from '../../components/tag-input/index.ts';
import { Tooltip } from '../../components/tooltip/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { controlProps } from '../control/index.ts';
import { useNumberReader } from '../number/index.ts';
import { arrayInputMessages } from './messages.ts';

interface TagsInputProps extends FieldInputProps {
  readonly initial: readonly string[];
  /** Called to move items, or to add items without a value. */
  readonly onList: (items: readonly string[]) => void;
}

const numbers: ReadonlySet<string | undefined> = new Set(['integer', 'decimal', 'float']);

/** Short items, typed one after the other; numbers as in the reader's locale. */
export function TagsInput({ initial, onList, ...props }: TagsInputProps) {
  const { elementKind, nullable, required } = props.field;
  const { read, write } = useNumberReader(elementKind);
  const elements = useRef(initial);
  const problem = useRef<string>(undefined);
  const { disabled } = useFieldControl({});
  const report = (all: readonly string[]) => {
    const isNull = all.length === 0 && (nullable ?? !required);
    props.onValueChange?.(isNull ? null : writeArrayLiteral(all));
  };
  return (
    <div className="flex min-w-0 items-start gap-1">
      <TagInput
        {...controlProps(props)}
        defaultValue={initial}
        {...(numbers.has(elementKind) && { parse: parseNumber, format: write })}
        onValueChange={(next) => {
          elements.current = next;
          report(next);
        }}
        onProblemChange={(next) => {
          problem.current = next;
          props.onProblemChange?.(next);
        }}
        // Text that Enter has not ended counts too, so that it is not lost.
        onDraftChange={(draft) =>
          report([...elements.current, ...(draft === undefined ? [] : [draft])])
        }
      />
      <Tooltip content={arrayInputMessages.editAsList}>
        <IconButton
          label={arrayInputMessages.editAsList}
          disabled={disabled}
          // Text that can't be read stays where it was typed.
          onClick={() => problem.current === undefined && onList(elements.current)}
        >
          <ListOrdered aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </div>
  );

  function parseNumber(text: string) {
    const { text: value, problem } = read(text);
    return problem === undefined ? { value } : { problem };
  }
}
