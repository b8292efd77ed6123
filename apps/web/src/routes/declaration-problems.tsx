import type { DeclarationProblem } from '@ninefold/data/specification';
import { Banner } from '@ninefold/ui/components/banner';

/** What the team's declaration says that does not fit the database, and is left out. */
export function DeclarationProblems({
  problems,
}: {
  readonly problems: readonly DeclarationProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" title="Part of the declaration does not fit what the database has">
      <ul>
        {problems.map(({ path, message, nearest }) => (
          <li key={path}>
            <code>{path}</code>: {message}
            {nearest.length > 0 && ` Did you mean ${nearest.join(' or ')}?`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
