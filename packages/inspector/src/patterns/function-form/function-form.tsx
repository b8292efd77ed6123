import { useRef, useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { Banner } from '@ninefold/ui/components/banner';
import { RecordForm, type RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FunctionFormProps } from './function-form-props.ts';
import { argumentFormMessages, functionFormMessages } from './messages.ts';

/** Runs a function with arguments that a person gives. It asks for confirmation first if the function may change data. */
export function FunctionForm(props: FunctionFormProps) {
  const { title, fields, mayChange, onRun, children, ...form } = props;
  // Decides what was asked before it is run.
  const decide = useRef<(run: boolean) => void>(undefined);
  const [asking, setAsking] = useState(false);

  const answer = (run: boolean) => {
    setAsking(false);
    decide.current?.(run);
  };
  const run = async (values: RecordChanges) => {
    if (mayChange) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      decide.current = resolve;
      setAsking(true);
      if (!(await promise)) return undefined;
    }
    return onRun(values);
  };

  return (
    <div data-slot="function-form" className="flex flex-1 flex-col">
      <RecordForm
        {...form}
        label={title}
        texts={argumentFormMessages}
        mode="create"
        className="flex-none"
        fields={fields}
        onSubmit={run}
        notice={
          <>
            <Banner tone={mayChange ? 'warning' : 'info'}>
              {mayChange ? functionFormMessages.mayChange : functionFormMessages.changesNothing}
            </Banner>
            {fields.length === 0 && (
              <p className="text-ink-muted">{functionFormMessages.noArguments}</p>
            )}
          </>
        }
      />
      {children}
      <AlertDialog open={asking} onOpenChange={(open) => !open && answer(false)}>
        <AlertDialogContent
          title={functionFormMessages.question({ title })}
          description={functionFormMessages.consequence}
          actions={
            <>
              <AlertDialogCancel>{functionFormMessages.cancel}</AlertDialogCancel>
              <AlertDialogAction onClick={() => answer(true)}>
                {argumentFormMessages.submit}
              </AlertDialogAction>
            </>
          }
        />
      </AlertDialog>
    </div>
  );
}
