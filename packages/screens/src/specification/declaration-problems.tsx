import type { DeclarationProblem } from '@ninefold/specification/declaration';
import { Banner } from '@ninefold/ui/components/banner';

export interface DeclarationProblemsProps {
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Declarations that don't fit what this account can see of the database. Collapsed, because a person
 * with fewer permissions than the team sees it every day.
 */
export function DeclarationProblems({ problems }: DeclarationProblemsProps) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? '1 declaration' : `${problems.length} declarations`;
  return (
    <Banner className="mx-4 sm:mx-6">
      <details>
        <summary className="cursor-pointer">{count} couldn’t be applied for this account</summary>
        <ul className="mt-2 grid gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <code className="text-md">{path}</code>: {message}
            </li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}
