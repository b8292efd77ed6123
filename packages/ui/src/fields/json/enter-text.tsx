import { TextArea } from '../../components/text-area/index.ts';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { errorMessage } from '../../patterns/error-message.ts';

export interface EnterJsonTextProps extends EnterFieldProps {
  /** The id of what is said of the value. */
  readonly describedBy?: string;
}

/** JSON as it is typed: nothing is reordered, no number rounded. */
export function EnterJsonText(props: EnterJsonTextProps) {
  const { name, defaultValue = null, onChange, onBlur, onProblemChange } = props;
  const labels = labelsWith(props.labels);
  return (
    <TextArea
      name={name}
      rows={4}
      defaultValue={defaultValue === null ? '' : indented(defaultValue)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-describedby={props.describedBy}
      className="font-mono text-md"
      onChange={(event) => {
        const text = event.target.value.trim();
        const reason = problemWith(text);
        onProblemChange?.(reason === undefined ? undefined : labels.notJson(reason));
        onChange?.(text === '' ? null : text);
      }}
      onBlur={onBlur}
    />
  );
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

/** Set out in lines, unless that would change it: a number that JavaScript would round. */
function indented(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
