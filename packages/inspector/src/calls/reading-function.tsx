import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { FunctionForm, FunctionResult } from '../patterns/function-form/index.ts';
import type { FieldText } from '@ninefold/ui/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { failureNotice, formErrors } from '@ninefold/screens/inspector';
import { functionPath, readArguments, writeArguments } from '../addresses/index.ts';
import { argumentFields, argumentProblem, argumentValues } from './argument-fields.ts';
import { functionOutcome } from './function-outcome.ts';
import { type FunctionFormProps, functionQuery } from './function-query.ts';

/** The part of an address that says that the function has been run with its arguments. */
const resultId = 'result';

/**
 * A function that changes nothing: its arguments are in the address, which
 * can be saved, shared, returned to and reloaded to run it again.
 */
export function ReadingFunction({ specification, called, title }: FunctionFormProps) {
  const { application } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const router = useRouter();
  const { searchStr, hash } = useLocation();
  const [form, setForm] = useState({ key: 0, search: searchStr });
  // Going back or following a link refills the form; calling the function keeps what was typed.
  if (form.search !== searchStr) setForm({ key: form.key + 1, search: searchStr });
  const fields = useMemo(() => argumentFields(called), [called]);
  const given = useMemo(() => readArguments(called, searchStr), [called, searchStr]);
  const asked = { application, specification, called, values: argumentValues(called, given) };
  const result = useQuery({ ...functionQuery(asked), enabled: hash === resultId });

  async function run(entered: Readonly<Record<string, FieldText>>) {
    const values = argumentValues(called, entered);
    try {
      await queries.fetchQuery(functionQuery({ application, specification, called, values }));
    } catch (error) {
      return formErrors(error);
    }
    const search = writeArguments(entered);
    const searched = search === '' ? '' : `?${search}`;
    setForm({ ...form, search: searched });
    router.history.push(`${functionPath(called, specification)}${searched}#${resultId}`);
    return undefined;
  }

  return (
    <FunctionForm
      key={form.key}
      title={title}
      fields={fields}
      initial={given}
      mayChange={false}
      validate={(field, text) => argumentProblem(called, field, text)}
      onRun={run}
    >
      {result.isLoading && (
        <Loading className="grid gap-2 px-4 py-5 sm:px-6">
          <Skeleton className="w-24" />
          <Skeleton shape="block" />
        </Loading>
      )}
      {hash === resultId && result.data !== undefined && (
        <FunctionResult
          id={resultId}
          outcome={functionOutcome(specification, called, result.data)}
        />
      )}
      {hash === resultId && result.data === undefined && failureNotice(result)}
    </FunctionForm>
  );
}
