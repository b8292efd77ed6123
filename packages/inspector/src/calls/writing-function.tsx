import type { FunctionAnswer } from '@ninefold/data/calls';
import { useToast } from '@ninefold/ui/components/toast';
import { FunctionForm, FunctionResult } from '../patterns/function-form/index.ts';
import type { FieldText } from '@ninefold/ui/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  afterWrite,
  formErrors,
  isTried,
  recordsChanged,
  sayTried,
  useDirtyGuard,
  whileSignedIn,
} from '@ninefold/screens/inspector';
import { argumentFields, argumentProblem, argumentValues } from './argument-fields.ts';
import { functionOutcome } from './function-outcome.ts';
import { type FunctionFormProps, runFunction } from './function-query.ts';
import { functionScreenMessages } from './messages.ts';

/** A function that can change data. It is never called by an address. */
export function WritingFunction({ specification, called, title }: FunctionFormProps) {
  const { application } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const toast = useToast();
  const guard = useDirtyGuard();
  const [answer, setAnswer] = useState<FunctionAnswer>();
  const fields = useMemo(() => argumentFields(called), [called]);

  async function run(entered: Readonly<Record<string, FieldText>>) {
    setAnswer(undefined);
    try {
      const values = argumentValues(called, entered);
      setAnswer(
        await whileSignedIn(application, () =>
          runFunction({ application, specification, called, values }),
        ),
      );
    } catch (error) {
      if (!isTried(error)) return formErrors(error);
      sayTried(toast, error, functionScreenMessages.wouldRun({ function: title }));
      return null;
    }
    const description = await afterWrite(() => recordsChanged(queries));
    toast.show({
      tone: 'success',
      title: functionScreenMessages.ran({ function: title }),
      description,
    });
    return undefined;
  }

  return (
    <>
      <FunctionForm
        title={title}
        fields={fields}
        mayChange
        validate={(field, text) => argumentProblem(called, field, text)}
        onRun={run}
        onDirtyChange={guard.setDirty}
      >
        {answer !== undefined && (
          <FunctionResult id="result" outcome={functionOutcome(specification, called, answer)} />
        )}
      </FunctionForm>
      {guard.dialog}
    </>
  );
}
