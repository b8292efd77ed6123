create table public.priority (
  level smallint primary key
    constraint priority_level_range check (level between 1 and 9),
  name text not null constraint priority_name_unique unique,
  response_hours integer not null
    constraint priority_response_hours_positive check (response_hours > 0),
  description text
);

comment on table public.priority is 'How urgent an order can be, and how soon somebody responds.';
comment on column public.priority.level is 'The number that people use: 1 is the most urgent.';
comment on column public.priority.name is 'What the level is called.';
comment on column public.priority.response_hours is 'Working hours within which somebody has to look at it.';
comment on column public.priority.description is 'When to choose this level.';
