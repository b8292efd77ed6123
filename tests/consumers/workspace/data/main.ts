import { createDataClient, loadSpecification } from '@ninefold/data/client';
import { listRecords, wholeList } from '@ninefold/data/records';
import { createSession } from '@ninefold/data/session';
import { findEntity } from '@ninefold/specification';
import { specificationOf } from '@ninefold/specification/catalog';

/** Lists the titles of the books that a signed-in person may read. */
async function readTitles(): Promise<readonly string[]> {
  const {
    url = '',
    publishableKey = '',
    email = '',
    password = '',
  } = Object.fromEntries(new URLSearchParams(window.location.search));
  const client = createDataClient({ url, publishableKey });
  const session = createSession(client);
  await session.signIn({ email, password });
  const specification = specificationOf(await loadSpecification(client));
  const book = findEntity(specification, 'book');
  if (book === undefined) return [];
  const source = {
    client,
    specification,
    entities: specification.entities,
    others: [],
    timeZone: 'UTC',
    href: () => '',
  };
  const { rows } = await listRecords(source, book, wholeList);
  return rows.map(({ title }) => title);
}

const list = document.createElement('ul');
document.querySelector('#root')?.append(list);
for (const title of await readTitles()) {
  const item = document.createElement('li');
  item.textContent = title;
  list.append(item);
}
