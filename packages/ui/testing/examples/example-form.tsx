import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../src/components/button/index.ts';

export interface ExampleFormProps {
  /** Returns the errors of the values, which keep the form from being submitted. */
  readonly check?: (values: FormData) => string | undefined;
  /** The controls, with the error of the last try. */
  readonly children: (error: string | undefined) => ReactNode;
}

/** A form for stories: it says what it was sent with, in the order of the page. */
export function ExampleForm({ check, children }: ExampleFormProps) {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = check?.(values);
    setError(found);
    setSent(found === undefined ? textOf(values) : '');
  };
  const forget = (): void => {
    setError(undefined);
    setSent('');
  };
  return (
    <form noValidate onSubmit={send} onReset={forget} className="grid max-w-sm gap-4">
      {children(error)}
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button type="reset">Reset</Button>
        <output className="min-w-0 truncate text-md text-ink-subtle">{sent}</output>
      </div>
    </form>
  );
}

function textOf(values: FormData): string {
  const entries = [...values].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
  );
  return entries.length === 0 ? 'nothing' : entries.join(', ');
}
