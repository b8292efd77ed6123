create table public.visit (
  id bigint generated always as identity primary key,
  work_order_id bigint not null references public.work_order (id) on delete cascade,
  technician_id bigint not null references public.technician (id),
  planned_during tstzrange not null,
  starts_at timestamptz generated always as (lower(planned_during)) stored,
  ends_at timestamptz generated always as (upper(planned_during)) stored,
  task text not null
    constraint visit_task_length check (char_length(btrim(task)) between 3 and 200),
  status public.visit_status not null default 'planned',
  hours numeric(4, 2) constraint visit_hours_range check (hours > 0 and hours <= 16),
  travel_km smallint constraint visit_travel_km_range check (travel_km between 0 and 2000),
  report text constraint visit_report_length check (char_length(report) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint visit_has_start_and_end check (
    not isempty(planned_during)
    and lower(planned_during) is not null
    and upper(planned_during) is not null
  ),
  constraint visit_at_most_twelve_hours
    check (upper(planned_during) - lower(planned_during) <= interval '12 hours'),
  constraint visit_done_has_hours check (status <> 'done' or hours is not null),
  constraint visit_technician_is_free
    exclude using gist (technician_id with =, planned_during with &&)
    where (status <> 'cancelled')
);

create index visit_work_order on public.visit (work_order_id, starts_at);
create index visit_technician_starts on public.visit (technician_id, starts_at);
create index visit_starts on public.visit (starts_at desc, id desc);
create index visit_status_starts on public.visit (status, starts_at);

comment on table public.visit is 'A technician’s trip to a site for an order, at a set time.';
comment on column public.visit.id is 'Identifies the visit. Set by the database.';
comment on column public.visit.work_order_id is 'The order that it is for.';
comment on column public.visit.technician_id is 'Who goes.';
comment on column public.visit.planned_during is 'When it begins and ends. A technician can’t have two visits at the same time.';
comment on column public.visit.starts_at is 'When it begins.';
comment on column public.visit.ends_at is 'When it ends.';
comment on column public.visit.task is 'What needs to be done there.';
comment on column public.visit.status is 'Planned, under way, done, or cancelled.';
comment on column public.visit.hours is 'Hours worked. Required once the visit is done.';
comment on column public.visit.travel_km is 'Kilometres driven, there and back.';
comment on column public.visit.report is 'What was found and done.';
comment on column public.visit.created_at is 'When the record was created.';
comment on column public.visit.updated_at is 'When the record last changed.';
