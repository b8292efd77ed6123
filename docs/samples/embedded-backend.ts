import { createBackend } from '@ninefold/embedded';
import { createClient } from '@supabase/supabase-js';

/** Starts a shop whose items everybody reads and nobody adds. */
export async function openShop() {
  const backend = await createBackend();
  await backend.exec(`
    create table item (id int primary key, name text not null);
    insert into item values (1, 'Bearing');
    alter table item enable row level security;
    create policy "everybody reads" on item for select using (true);
    grant select, insert on item to anon`);
  const supabase = createClient('http://shop.test', backend.publishableKey, {
    global: { fetch: backend.clientFetch },
  });
  return { backend, supabase };
}
