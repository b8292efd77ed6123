create table public.skill (
  id bigint generated always as identity primary key,
  name text not null
    constraint skill_name_unique unique
    constraint skill_name_length check (char_length(btrim(name)) between 2 and 80),
  category public.equipment_category,
  needs_certificate boolean not null default false,
  certificate_valid_for interval,
  description text,
  constraint skill_validity_needs_certificate
    check (certificate_valid_for is null or needs_certificate)
);

create index skill_category on public.skill (category);

comment on table public.skill is 'A skill that a technician can be trained in.';
comment on column public.skill.id is 'Identifies the skill. Set by the database.';
comment on column public.skill.name is 'What it is called.';
comment on column public.skill.category is 'The kind of machine it is for. Empty if it applies to any machine.';
comment on column public.skill.needs_certificate is 'Whether a certificate is required by law or by the manufacturer.';
comment on column public.skill.certificate_valid_for is 'How long a certificate is valid. Empty if it doesn’t expire.';
comment on column public.skill.description is 'What somebody with this skill may do.';

create table public.technician_skill (
  technician_id bigint not null references public.technician (id) on delete cascade,
  skill_id bigint not null references public.skill (id) on delete cascade,
  level smallint not null default 1
    constraint technician_skill_level_range check (level between 1 and 5),
  certified_on date,
  expires_on date,
  primary key (technician_id, skill_id),
  constraint technician_skill_expires_after_certified check (expires_on > certified_on),
  constraint technician_skill_expiry_needs_certificate
    check (expires_on is null or certified_on is not null)
);

create index technician_skill_skill on public.technician_skill (skill_id, level desc);
create index technician_skill_expires on public.technician_skill (expires_on);

comment on table public.technician_skill is 'Which technicians have which skills, and at what level.';
comment on column public.technician_skill.technician_id is 'Who has it.';
comment on column public.technician_skill.skill_id is 'What the technician can do.';
comment on column public.technician_skill.level is 'From 1, learning it, to 5, teaching it.';
comment on column public.technician_skill.certified_on is 'The day of the certificate.';
comment on column public.technician_skill.expires_on is 'The day the certificate expires.';
