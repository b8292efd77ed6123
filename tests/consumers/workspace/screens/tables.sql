create table public.author (id int primary key, name text not null unique);
create table public.genre (code text primary key, label text not null);
create table public.book (
  id int primary key,
  title text not null check (length(title) <= 200),
  author_id int not null references public.author,
  genre text not null references public.genre
);
insert into public.author values (1, 'First Author'), (2, 'Second Author');
insert into public.genre values ('novel', 'Novel'), ('poems', 'Poems');
insert into public.book values (1, 'First Book', 1, 'novel'), (2, 'Second Book', 2, 'poems');
-- It may be written, and nobody may read it.
create table public.wage (id int primary key, amount int not null);
revoke all on public.wage from anon, authenticated;
grant insert on public.wage to authenticated;
-- What a file grants is all that is granted.
grant select, insert, update, delete on public.author, public.genre, public.book to authenticated;
