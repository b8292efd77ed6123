/** The least that shows the same rows: React, postgrest-js and plain HTML. */
import { createRoot } from 'react-dom/client';
import { useAddress } from './address.tsx';
import { List } from './list.tsx';
import { NewRecord, Record } from './record.tsx';

function Floor() {
  const [, table = '', id] = useAddress().split('/');
  if (id === undefined) return <List table={table} />;
  return id === 'new' ? <NewRecord table={table} /> : <Record table={table} id={id} />;
}

createRoot(document.querySelector('#root')!).render(<Floor />);
