import { viewAsHeader } from '@ninefold/specification/catalog';
import { DataError, installationSchema } from '@ninefold/data/client';
import type { ComboboxOption } from '@ninefold/ui/components/combobox';
import { ViewAsDialog } from '@ninefold/ui/patterns/view-as';
import { useRouter } from '@tanstack/react-router';
import { failureOf, loadPage, storeViewing, type Viewing } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { viewAsScreenMessages } from './messages.ts';
import { findWhom, whoIs } from './whom.ts';

export interface ViewAsProps {
  readonly onClose: () => void;
}

interface ViewingAnswer {
  readonly as: unknown;
  readonly claims: Viewing['claims'];
}

/** Asks whom to view the application as, and opens the current screen again as them: no memory of this page outlives it. */
export function ViewAs({ onClose }: ViewAsProps) {
  const { application, overview } = useScreen();
  const { history } = useRouter();
  const { database, configuration, person } = application;
  if (database === null) return null;
  const { client } = database;

  async function view(chosen: ComboboxOption): Promise<string | undefined> {
    const by = person.signedIn()?.id ?? '';
    const schema = installationSchema(client);
    try {
      const { data, error, status } = await client.supabase
        .schema(schema)
        .rpc('ninefold_viewing_as', {}, { get: true })
        .setHeader(viewAsHeader, chosen.value);
      if (error !== null) throw await DataError.load({ error, status });
      const { as, claims } = data as ViewingAnswer;
      // Without the function, the header changes nothing.
      if (as !== chosen.value) return viewAsScreenMessages.notOffered;
      storeViewing({
        project: configuration.supabaseUrl ?? '',
        by,
        as,
        who: whoIs(chosen, claims),
        schema,
        claims,
      });
    } catch (error) {
      return failureOf(error).message;
    }
    loadPage(history.createHref(history.location.href));
    return undefined;
  }

  return (
    <ViewAsDialog
      search={(text, signal) => findWhom(client, overview, text, signal)}
      onView={view}
      onClose={onClose}
    />
  );
}
