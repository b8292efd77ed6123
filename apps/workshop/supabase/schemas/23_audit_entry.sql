create table public.audit_entry (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  -- No foreign key: what somebody did stays known when the account is gone.
  actor_id uuid,
  actor_name text not null,
  action public.audit_action not null,
  relation text not null,
  record_id text not null,
  work_order_id bigint references public.work_order (id) on delete set null,
  changed text[] not null default '{}',
  before jsonb,
  after jsonb
);

create index audit_entry_record on public.audit_entry (relation, record_id, occurred_at desc);
create index audit_entry_work_order on public.audit_entry (work_order_id, occurred_at desc);
create index audit_entry_occurred on public.audit_entry (occurred_at desc, id desc);
create index audit_entry_actor on public.audit_entry (actor_id, occurred_at desc);

comment on table public.audit_entry is 'Who changed what, and when. Written by the database. Nobody can edit it.';
comment on column public.audit_entry.id is 'Identifies the entry. Set by the database.';
comment on column public.audit_entry.occurred_at is 'When it happened.';
comment on column public.audit_entry.actor_id is 'The account that made the change. Empty if it was the system or somebody without an account.';
comment on column public.audit_entry.actor_name is 'The name, at that time, of the person who made the change.';
comment on column public.audit_entry.action is 'Whether the record was created, changed or deleted.';
comment on column public.audit_entry.relation is 'The table of the record.';
comment on column public.audit_entry.record_id is 'The key of the record.';
comment on column public.audit_entry.work_order_id is 'The order that it belongs to, if there is one and it still exists.';
comment on column public.audit_entry.changed is 'The fields that changed.';
comment on column public.audit_entry.before is 'Their values before.';
comment on column public.audit_entry.after is 'Their values after.';
