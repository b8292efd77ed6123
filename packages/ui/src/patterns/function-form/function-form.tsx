import { useRef, useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { Banner } from '../../components/banner/index.ts';
import { LabelsProvider, translated, useLabels } from '../../labels/index.ts';
import { RecordForm, type RecordChanges, recordFormLabels } from '../record-form/index.ts';
import type { FunctionFormProps } from './function-form-props.ts';
import { functionFormLabels } from './labels.ts';

/** Runs a function with arguments that a person gives. It asks for confirmation first if the function may change data. */
export function FunctionForm(props: FunctionFormProps) {
  const { title, fields, mayChange, onRun, children, ...form } = props;
  const labels = useLabels(functionFormLabels);
  const formLabels = [
    translated(recordFormLabels, {
      submit: labels.run,
      submitting: labels.running,
      failed: labels.failed,
      filledByDatabase: labels.filledByFunction,
      setEmpty: labels.setEmpty,
      willBeEmpty: labels.willBeEmpty,
      undoEmpty: labels.undoEmpty,
      errorTitle: labels.errorTitle,
    }),
  ];
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
      <LabelsProvider labels={formLabels}>
        <RecordForm
          {...form}
          label={title}
          mode="create"
          className="flex-none"
          fields={fields}
          onSubmit={run}
          notice={
            <>
              <Banner tone={mayChange ? 'warning' : 'info'}>
                {mayChange ? labels.mayChange : labels.changesNothing}
              </Banner>
              {fields.length === 0 && <p className="text-ink-muted">{labels.noArguments}</p>}
            </>
          }
        />
      </LabelsProvider>
      {children}
      <AlertDialog open={asking} onOpenChange={(open) => !open && answer(false)}>
        <AlertDialogContent
          title={labels.question(title)}
          description={labels.consequence}
          actions={
            <>
              <AlertDialogCancel>{labels.cancel}</AlertDialogCancel>
              <AlertDialogAction onClick={() => answer(true)}>{labels.run}</AlertDialogAction>
            </>
          }
        />
      </AlertDialog>
    </div>
  );
}
