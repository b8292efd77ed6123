import { createDataClient, type DataClient } from '@ninefold/data/client';
import { password, type Project } from './project.ts';

/** A client of the project as one of its people. */
export async function signedIn(
  { url, publishableKey }: Project,
  email: string,
): Promise<DataClient> {
  const client = createDataClient({ url, publishableKey });
  const { error } = await (await client.auth()).signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}
