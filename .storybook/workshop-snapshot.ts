/** Run in a worker: makes the example's database as of the stories' moment, and hands it over. */
import { installationSql, viewAsSql } from '@ninefold/specification/catalog';
import { createBackend } from '@ninefold/embedded';
import { parentPort } from 'node:worker_threads';
import { loadWorkshop, workshopAccounts, workshopSchemas } from '../apps/workshop/load.ts';
import { freezeClock } from '@ninefold/embedded/stories';
import { storyMoment } from '../apps/workshop/stories/story-moment.ts';

// A story signs in before it shows anything. With what a password's hash costs an attacker by
// default, that would take a quarter of its time.
const cheapPasswords = `
  create extension pgcrypto schema extensions;
  update auth.users set encrypted_password =
    extensions.crypt(password, extensions.gen_salt('bf', 4))
  from json_to_recordset('${JSON.stringify(workshopAccounts)}') as account (id uuid, password text)
  where users.id = account.id;
  drop extension pgcrypto;`;

// Dates that the database sets are then the same in every snapshot.
freezeClock(storyMoment);
const backend = await createBackend({ schemas: workshopSchemas });
// The log of all that was loaded would be three quarters of what a page has to unpack.
await backend.exec('set wal_recycle = off');
await loadWorkshop(backend, { now: storyMoment });
await backend.exec(
  installationSql({ schemas: workshopSchemas }) +
    viewAsSql({ schemas: workshopSchemas, access: 'demonstration' }),
);
await backend.exec(cheapPasswords);
await backend.exec('select pg_switch_wal()');
const snapshot = await backend.snapshot();
await backend.close();
const bytes = new Uint8Array(await snapshot.arrayBuffer());
parentPort?.postMessage(bytes, [bytes.buffer]);
