import { indentJson } from '@ninefold/values/simple';
import { TextArea } from '../../components/text-area/index.ts';
import { fieldInputMessages } from '../control/index.ts';
import type { FieldDescriptor, FieldInputProps } from '../../shapes/index.ts';
import { errorMessage } from '../../error-message.ts';

export interface JsonTextInputProps extends FieldInputProps {
  /** The id of a description of the value. */
  readonly describedBy?: string;
}

/** JSON as text: nothing is reordered, no number is rounded. */
export function JsonTextInput(props: JsonTextInputProps) {
  const { field, name, defaultValue = null, onValueChange, onBlur, onProblemChange } = props;
  return (
    <TextArea
      name={name}
      rows={4}
      defaultValue={defaultValue === null ? '' : shown(field, defaultValue)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-describedby={props.describedBy}
      className="font-mono text-md"
      onChange={(event) => {
        const text = event.target.value.trim();
        const reason = problemWith(text);
        onProblemChange?.(
          reason === undefined ? undefined : fieldInputMessages.notJson({ reason }),
        );
        onValueChange?.(text === '' ? null : text);
      }}
      onBlur={onBlur}
    />
  );
}

/** Indents JSON. A `json` field keeps the whitespace that it was stored with. */
function shown({ type }: FieldDescriptor, text: string): string {
  return type === 'json' || problemWith(text) !== undefined ? text : indentJson(text);
}

function problemWith(text: string): string | undefined {
  if (text === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return errorMessage(error, '');
  }
}
