import type { SpecificationMissing } from '@ninefold/data/client';
import { installationSql } from '@ninefold/specification/catalog';
import { CodeBlock } from '@ninefold/ui/components/code';
import { PageHeader } from '@ninefold/ui/components/page-header';

/** Shows the SQL that installs the function by which a browser learns the schema. */
export function SpecificationFunctionMissing({ schemas }: Pick<SpecificationMissing, 'schemas'>) {
  return (
    <main className="mx-auto max-w-3xl">
      <title>One step left</title>
      <PageHeader
        title="One step left"
        description="This application reads your schema with a function that is not in the database yet. Run this SQL once, for example in the SQL editor. It adds that one function, which reads the catalog with the caller’s own permissions, and changes nothing else."
      />
      <p className="px-4 pb-4 sm:px-6">
        {schemas.length === 1
          ? `It reads the schema ${schemas[0]}, the only one that your project’s Data API exposes.`
          : `It reads the schemas that your project’s Data API exposes: ${schemas.join(', ')}.`}{' '}
        To add a schema, expose it in the project’s API settings and run the SQL that this screen
        then shows.
      </p>
      <CodeBlock label="SQL to run once" code={installationSql({ schemas })} wrap />
    </main>
  );
}
