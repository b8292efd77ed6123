import { Badge } from '@ninefold/ui/components/badge';
import { Button } from '@ninefold/ui/components/button';
import { Card } from '@ninefold/ui/components/card';
import { Field } from '@ninefold/ui/components/field';
import { Link } from '@ninefold/ui/components/link';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { Switch } from '@ninefold/ui/components/switch';
import { TextField } from '@ninefold/ui/components/text-field';

/** A little of everything that a team's choice shows in. */
export function TeamPreview() {
  return (
    <section aria-label="Preview" className="grid gap-4">
      <Card className="grid gap-5 p-5">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary">Save changes</Button>
          <Button>Export</Button>
          <Button variant="ghost">Cancel</Button>
          <Link href="#preview">Open the record</Link>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">12 new</Badge>
          <StatusBadge tone="accent">Planned</StatusBadge>
          <StatusBadge tone="success">Completed</StatusBadge>
          <StatusBadge tone="danger">On hold</StatusBadge>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Title">
            <TextField defaultValue="Replace spindle bearing" />
          </Field>
          <Field label="Customer" error="Choose a customer.">
            <TextField />
          </Field>
        </div>
        <Switch defaultChecked>Tell the customer</Switch>
      </Card>
      <p className="rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
        Quiet grounds follow the accent, and so do{' '}
        <Link variant="inline" href="#preview">
          links on them
        </Link>
        .
      </p>
    </section>
  );
}
