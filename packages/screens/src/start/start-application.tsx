import {
  browserLanguages,
  chooseLanguage,
  directionOf,
  loadLanguage,
  loadMessages,
  type MessageOverrides,
  offeredLanguages,
} from '@ninefold/messages';
import { Button } from '@ninefold/ui/components/button';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { readPreferences } from '@ninefold/ui/provider';
import type { TeamTheme } from '@ninefold/ui/theme';
import { onlineManager } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createApplicationRouter } from './router.ts';
import type { Inspector, Routes } from '../screen-context/index.ts';
import { earlyRequests } from './early-requests.ts';
import { keepOnlyOfPerson } from './keep-only-of-person.ts';
import { startMessages } from './messages.ts';
import { ApplicationRoot } from './application-root.tsx';
import { loadViewing } from '../failures/view-as/index.ts';
import {
  createApplication,
  type DeclarationFile,
  folderOf,
  historyWithin,
  isOnline,
  keepAnswers,
  loadConfiguration,
  placeOf,
  readViewing,
} from '../application/index.ts';

/** A team's `messages.ts`. */
export interface TeamMessages {
  /** The language of people who chose none; their browser's when left out. */
  readonly language?: string;
  /**
   * Other texts than the product's, by language, area and key: `{ en: { 'delete-record': { cancel:
   * 'Keep' } } }`. A language that the product lacks is offered too.
   */
  readonly texts?: MessageOverrides;
}

export interface StartOptions {
  /** The folder of the application, with a slash at both ends: `/app/`. */
  readonly base: string;
  readonly routes: Routes;
  /** From `@ninefold/inspector`. Without it there is no specification, no “why?” and no log of calls. */
  readonly inspector?: Inspector;
  readonly theme: TeamTheme;
  readonly messages?: TeamMessages;
  /** Loads `specification.ts`. */
  readonly readDeclaration: () => Promise<DeclarationFile>;
}

/**
 * Starts an application in the page's element `#root`, or shows there why it can't start. There is
 * nothing to wait for: a page whose script awaits what it loads would wait for itself.
 *
 * @throws Error where the page has no such element.
 */
export function startApplication(options: StartOptions): void {
  const container = document.querySelector('#root');
  if (container === null) throw new Error('index.html has no element with the id "root".');
  void start(createRoot(container), options);
}

async function start(
  root: Root,
  { base, routes, inspector, theme, messages = {}, readDeclaration }: StartOptions,
): Promise<void> {
  const place = placeOf(base, window.location.pathname);
  const language = applyLanguage(messages);
  const defaults = { density: theme.density, language: messages.language };
  try {
    const logo = theme.logo && `${base}${theme.logo}`;
    const [configuration] = await Promise.all([loadConfiguration(base), language]);
    const kept = keepAnswers();
    // Without it, a page that is opened offline would take the network for given until it hears of a change.
    onlineManager.setOnline(isOnline());
    const viewing = readViewing(configuration.supabaseUrl);
    // No screen is shown without what says whom it is viewed as.
    if (viewing !== undefined) await loadViewing();
    const personId = () => application.person.current()?.id ?? null;
    const application = createApplication(configuration, {
      place,
      logo,
      readDeclaration,
      kept,
      viewing,
      // Requests of a person's next visit are not those of somebody whom they view.
      fetch: viewing === undefined ? earlyRequests(configuration, personId) : undefined,
    });
    keepOnlyOfPerson(application);
    const router = createApplicationRouter(
      application,
      { routes, inspector },
      historyWithin(folderOf(place)),
    );
    root.render(<ApplicationRoot application={application} router={router} defaults={defaults} />);
    // Ahead of the screens that wait for them.
    await Promise.all([loadMessages('rest'), loadMessages('specification')]);
  } catch (error) {
    await language;
    root.render(<StartFailed error={error} />);
  }
}

/** Loads the person's language, else the team's, else the browser's, and marks the page with it. */
async function applyLanguage({ language: standard, texts = {} }: TeamMessages): Promise<void> {
  const wanted = [readPreferences().language, standard, ...browserLanguages()];
  const language = chooseLanguage(wanted, offeredLanguages(texts));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await loadLanguage(language, { overrides: texts, parts: ['first'] });
}

/** The application could not start at all: there is no product to name yet. */
function StartFailed({ error }: { readonly error: unknown }) {
  return (
    <main>
      <title>{startMessages.pageTitle}</title>
      <ErrorState
        level={1}
        title={startMessages.failed}
        actions={<Button onClick={() => window.location.reload()}>{startMessages.retry}</Button>}
      >
        {error instanceof Error ? error.message : String(error)}
      </ErrorState>
    </main>
  );
}
