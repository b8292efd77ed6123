import { RecordForm } from '@ninefold/ui/patterns/record-form';
import { useState } from 'react';
import { hours, status, title } from './jobs.ts';

/** A form for any fields. It sends what was changed, as text in the form of Postgres. */
export function JobForm() {
  const [saved, setSaved] = useState('');
  return (
    <>
      <RecordForm
        label="New job"
        mode="create"
        fields={[title, hours, status]}
        validate={({ name }, text) =>
          name === 'hours' && Number(text) > 24 ? 'At most 24 hours.' : undefined
        }
        onSubmit={async (changes) => setSaved(JSON.stringify(changes))}
      />
      <output>{saved}</output>
    </>
  );
}
