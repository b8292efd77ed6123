import { installationSql } from '@ninefold/data/discovery';
import { CodeBlock } from '@ninefold/ui/components/code';
import { PageHeader } from '@ninefold/ui/components/page-header';

/** Without its function a browser may not learn the schema: says so, and how to mend it. */
export function SpecificationFunctionMissing() {
  return (
    <main className="mx-auto max-w-3xl">
      <title>One step is missing</title>
      <PageHeader
        title="One step is missing"
        description="The database does not have the function by which this application learns the schema. Someone who may change the database has to run this SQL once, for example in the SQL editor. It adds one function that reads the catalog for the caller's own role, and changes nothing else."
      />
      <CodeBlock label="SQL to run once" code={installationSql({ schemas: ['public'] })} wrap />
    </main>
  );
}
