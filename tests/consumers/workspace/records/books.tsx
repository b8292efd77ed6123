import { Alert, Button, Loader, Stack, Table, Title } from '@mantine/core';
import { type Unready, useRecord, useRecords, useRefresh } from '@ninefold/records';
import { useState } from 'react';
import { BookForm } from './book-form.tsx';

/** The novels, the one that is open, and what nobody may read. */
export function Books() {
  const [open, setOpen] = useState<string>();
  const books = useRecords('book', { where: { genre: 'novel' } });
  const wages = useRecords('wage');
  const refresh = useRefresh();
  return (
    <Stack p="md">
      <Title>Novels</Title>
      <Button onClick={() => void refresh()}>Read again</Button>
      {books.status === 'ready' ? (
        <Table>
          <Table.Tbody>
            {books.rows.map(({ id, title }) => (
              <Table.Tr key={id}>
                <Table.Td>{title}</Table.Td>
                <Table.Td>
                  <Button onClick={() => setOpen(id)}>Edit {title}</Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <Nothing {...books} />
      )}
      {wages.status !== 'ready' && <Nothing {...wages} />}
      {open !== undefined && <OpenBook key={open} id={open} />}
    </Stack>
  );
}

function OpenBook({ id }: { readonly id: string }) {
  const book = useRecord('book', id);
  return book.status === 'ready' ? <BookForm book={book.record} /> : <Nothing {...book} />;
}

/** Says why there is nothing to show. */
function Nothing(state: Unready) {
  if (state.status === 'pending') return <Loader aria-label="Loading" />;
  if (state.status !== 'failed') return <Alert title={state.status}>{state.reason}</Alert>;
  return (
    <Alert title="failed">
      <Button onClick={state.retry}>Try again</Button>
    </Alert>
  );
}
