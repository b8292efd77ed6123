import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { type ShownRecord, useSaveRecord } from '@ninefold/records';
import { useState } from 'react';

/** A form of one field. It starts from the record as it was opened, so that a change of others is a conflict. */
export function BookForm({ book }: { readonly book: ShownRecord }) {
  const [opened, setOpened] = useState(book);
  const [title, setTitle] = useState(textOf(book));
  const { update, isPending, result } = useSaveRecord('book');
  const save = async (row: ShownRecord) => {
    const saved = await update(row, { title });
    if (saved.status === 'saved' && saved.record !== null) setOpened(saved.record);
  };
  const problem = result?.status === 'refused' ? result.problems[0]?.message : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(opened);
      }}
    >
      <Stack>
        <TextInput
          label="Title"
          value={title}
          error={problem}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" loading={isPending}>
          Save
        </Button>
        {result?.status === 'saved' && <Alert title="Saved" />}
        {result?.status === 'conflict' && (
          <Alert title="Somebody else has changed it">
            {result.current.title}
            <Button onClick={() => void save(result.current)}>Keep mine</Button>
          </Alert>
        )}
      </Stack>
    </form>
  );
}

function textOf({ values: { title } }: ShownRecord): string {
  return typeof title === 'string' ? title : '';
}
