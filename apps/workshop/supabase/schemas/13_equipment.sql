create table public.equipment (
  id bigint generated always as identity primary key,
  site_id bigint not null references public.site (id),
  parent_id bigint references public.equipment (id) on delete set null,
  name text not null
    constraint equipment_name_length check (char_length(btrim(name)) between 2 and 120),
  category public.equipment_category not null,
  manufacturer text not null,
  serial_number text not null
    constraint equipment_serial_number_form check (serial_number ~ '^[0-9A-Z][0-9A-Z./-]{2,39}$'),
  built_in smallint constraint equipment_built_in_range check (built_in between 1950 and 2100),
  commissioned_on date,
  retired_on date,
  warranty daterange,
  inspection_interval interval
    constraint equipment_inspection_interval_positive check (inspection_interval > interval '0'),
  inspected_on date,
  inspection_due_on date
    generated always as ((inspected_on + inspection_interval)::date) stored,
  operating_hours integer
    constraint equipment_operating_hours_not_negative check (operating_hours >= 0),
  data_sheet jsonb not null default '{}'
    constraint equipment_data_sheet_object check (jsonb_typeof(data_sheet) = 'object'),
  notes text constraint equipment_notes_length check (char_length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint equipment_serial_number_unique unique (manufacturer, serial_number),
  constraint equipment_not_part_of_itself check (parent_id <> id),
  constraint equipment_retired_after_commissioned check (retired_on >= commissioned_on)
);

create index equipment_site on public.equipment (site_id);
create index equipment_parent on public.equipment (parent_id);
create index equipment_category_name on public.equipment (category, name);
create index equipment_name on public.equipment (name);
create index equipment_inspection_due on public.equipment (inspection_due_on)
  where retired_on is null;

comment on table public.equipment is 'A machine at a customer’s site, or a part of one that is looked after separately.';
comment on column public.equipment.id is 'Identifies the machine. Set by the database.';
comment on column public.equipment.site_id is 'Where it is installed.';
comment on column public.equipment.parent_id is 'The machine that it is part of, if any.';
comment on column public.equipment.name is 'Manufacturer’s name and model.';
comment on column public.equipment.category is 'The kind of machine, which decides who can repair it.';
comment on column public.equipment.manufacturer is 'Who built it.';
comment on column public.equipment.serial_number is 'The number on its plate. A manufacturer uses each number only once.';
comment on column public.equipment.built_in is 'The year on its plate.';
comment on column public.equipment.commissioned_on is 'The day it was first used here.';
comment on column public.equipment.retired_on is 'The day it was taken out of use. Empty while it is in use.';
comment on column public.equipment.warranty is 'The period in which the manufacturer pays for repairs.';
comment on column public.equipment.inspection_interval is 'How long after one inspection the next is due.';
comment on column public.equipment.inspected_on is 'The day of the last inspection.';
comment on column public.equipment.inspection_due_on is 'The day of the next inspection: the last one plus the interval.';
comment on column public.equipment.operating_hours is 'Hours on its counter at the last visit.';
comment on column public.equipment.data_sheet is 'What is on its plate and in its papers: power, voltage, pressure.';
comment on column public.equipment.notes is 'What the next technician should know.';
comment on column public.equipment.created_at is 'When the record was created.';
comment on column public.equipment.updated_at is 'When the record last changed.';
