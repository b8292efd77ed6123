--
-- PostgreSQL database dump
--

\restrict ninefoldlibrarysample

-- Dumped from database version 15.18
-- Dumped by pg_dump version 15.18

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: library; Type: DATABASE; Schema: -; Owner: postgres
--

CREATE DATABASE library WITH TEMPLATE = template0 ENCODING = 'UTF8' LOCALE_PROVIDER = libc LOCALE = 'C.UTF-8';


ALTER DATABASE library OWNER TO postgres;

\unrestrict ninefoldlibrarysample
\connect library
\restrict ninefoldlibrarysample

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: DATABASE library; Type: COMMENT; Schema: -; Owner: postgres
--

COMMENT ON DATABASE library IS 'A small lending library';


--
-- Name: isbn; Type: DOMAIN; Schema: public; Owner: postgres
--

CREATE DOMAIN public.isbn AS text
	CONSTRAINT isbn_check CHECK ((VALUE ~ '^[0-9]{13}$'::text));


ALTER DOMAIN public.isbn OWNER TO postgres;

--
-- Name: loan_state; Type: TYPE; Schema: public; Owner: postgres
--

CREATE TYPE public.loan_state AS ENUM (
    'reserved',
    'lent',
    'returned',
    'lost'
);


ALTER TYPE public.loan_state OWNER TO postgres;

--
-- Name: check_due(); Type: FUNCTION; Schema: public; Owner: postgres
--

CREATE FUNCTION public.check_due() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.due < new.lent_at::date then raise exception 'due before lent; "%"', new.due; end if; return new; end $$;


ALTER FUNCTION public.check_due() OWNER TO postgres;

--
-- Name: plpython3u; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS plpython3u WITH SCHEMA pg_catalog;


--
-- Name: check_digit(text); Type: FUNCTION; Schema: public; Owner: librarian
--

CREATE FUNCTION public.check_digit(isbn text) RETURNS integer
    LANGUAGE plpython3u
    AS $$
return sum(int(digit) * (1 + 2 * (place % 2)) for place, digit in enumerate(isbn[:12])) % 10
$$;


--
-- Name: loans_of(bigint); Type: FUNCTION; Schema: public; Owner: postgres
--

CREATE FUNCTION public.loans_of(member bigint) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$ select count(*) from loan where member_id = member; $$;


ALTER FUNCTION public.loans_of(member bigint) OWNER TO postgres;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: author; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.author (
    id integer NOT NULL,
    name text NOT NULL,
    born date,
    note text
);


ALTER TABLE public.author OWNER TO postgres;

--
-- Name: TABLE author; Type: COMMENT; Schema: public; Owner: postgres
--

COMMENT ON TABLE public.author IS 'Who wrote a book';


--
-- Name: author_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

ALTER TABLE public.author ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.author_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: book; Type: TABLE; Schema: public; Owner: librarian
--

CREATE TABLE public.book (
    isbn public.isbn NOT NULL,
    title text NOT NULL,
    author_id integer NOT NULL,
    sequel_of public.isbn,
    published integer,
    subjects text[] DEFAULT '{}'::text[] NOT NULL,
    price numeric(12,4),
    details jsonb,
    CONSTRAINT book_published_check CHECK (((published >= 1400) AND (published <= 2100)))
);


ALTER TABLE public.book OWNER TO librarian;

--
-- Name: TABLE book; Type: COMMENT; Schema: public; Owner: librarian
--

COMMENT ON TABLE public.book IS 'A title, whether or not a copy is on the shelves';


--
-- Name: COLUMN book.subjects; Type: COMMENT; Schema: public; Owner: librarian
--

COMMENT ON COLUMN public.book.subjects IS 'What it is about, in a few words';


--
-- Name: copy; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.copy (
    isbn public.isbn NOT NULL,
    number smallint NOT NULL,
    shelf text,
    bought timestamp without time zone
);


ALTER TABLE public.copy OWNER TO postgres;

--
-- Name: favourite; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.favourite (
    member_id bigint NOT NULL,
    isbn public.isbn NOT NULL
);


ALTER TABLE public.favourite OWNER TO postgres;

--
-- Name: loan; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.loan (
    id bigint NOT NULL,
    isbn public.isbn NOT NULL,
    number smallint NOT NULL,
    member_id bigint NOT NULL,
    state public.loan_state DEFAULT 'reserved'::public.loan_state NOT NULL,
    lent_at timestamp with time zone,
    due date,
    CONSTRAINT loan_check CHECK (((due IS NULL) OR (lent_at IS NOT NULL)))
);


ALTER TABLE public.loan OWNER TO postgres;

--
-- Name: loan_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public.loan_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.loan_id_seq OWNER TO postgres;

--
-- Name: loan_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public.loan_id_seq OWNED BY public.loan.id;


--
-- Name: member; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.member (
    id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    joined date DEFAULT CURRENT_DATE NOT NULL,
    active boolean DEFAULT true NOT NULL
);


ALTER TABLE public.member OWNER TO postgres;

--
-- Name: member_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

ALTER TABLE public.member ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.member_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: overdue; Type: VIEW; Schema: public; Owner: postgres
--

CREATE VIEW public.overdue AS
 SELECT l.id,
    l.due,
    m.last_name
   FROM (public.loan l
     JOIN public.member m ON ((m.id = l.member_id)))
  WHERE (l.state = 'lent'::public.loan_state);


ALTER TABLE public.overdue OWNER TO postgres;

--
-- Name: loan id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.loan ALTER COLUMN id SET DEFAULT nextval('public.loan_id_seq'::regclass);


--
-- Data for Name: author; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.author (id, name, born, note) FROM stdin;
1	Mary Shelley	1797-08-30	First line\nsecond line\twith a tab
2	Jules Verne	1828-02-08	\N
3	Lewis Carroll	1832-01-27	Back\\slash; and 'quotes'
4	Christine de Pizan	\N	
\.


--
-- Data for Name: book; Type: TABLE DATA; Schema: public; Owner: librarian
--

COPY public.book (isbn, title, author_id, sequel_of, published, subjects, price, details) FROM stdin;
9780000000019	Frankenstein	1	\N	1818	{monsters,science}	9.9900	{"pages": 280}
9780000000026	The Last Man	1	\N	1826	{}	\N	\N
9780000000033	Twenty Thousand Leagues Under the Seas	2	\N	1870	{sea,"under water"}	123456.7891	{"maps": [1, 2], "pages": 430}
9780000000040	The Mysterious Island	2	9780000000033	1875	{sea}	12.0000	\N
9780000000057	Alice’s Adventures in Wonderland	3	\N	1865	{rabbits}	8.5000	\N
9780000000064	Through the Looking-Glass	3	9780000000057	1871	{chess,mirrors}	8.7500	\N
\.


--
-- Data for Name: copy; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.copy (isbn, number, shelf, bought) FROM stdin;
9780000000019	1	A1	2024-03-31 02:30:00.123456
9780000000026	1	A1	2024-03-31 02:30:00.123456
9780000000033	1	A1	2024-03-31 02:30:00.123456
9780000000040	1	A1	2024-03-31 02:30:00.123456
9780000000057	1	A1	2024-03-31 02:30:00.123456
9780000000064	1	A1	2024-03-31 02:30:00.123456
9780000000019	2	A2	2024-03-31 02:30:00.123456
9780000000026	2	A2	2024-03-31 02:30:00.123456
9780000000033	2	A2	2024-03-31 02:30:00.123456
9780000000040	2	A2	2024-03-31 02:30:00.123456
9780000000057	2	A2	2024-03-31 02:30:00.123456
9780000000064	2	A2	2024-03-31 02:30:00.123456
\.


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.favourite (member_id, isbn) FROM stdin;
1	9780000000057
2	9780000000057
3	9780000000057
4	9780000000057
5	9780000000057
6	9780000000057
7	9780000000057
8	9780000000057
9	9780000000057
10	9780000000057
11	9780000000057
12	9780000000057
13	9780000000057
14	9780000000057
15	9780000000057
16	9780000000057
17	9780000000057
18	9780000000057
19	9780000000057
20	9780000000057
21	9780000000057
22	9780000000057
23	9780000000057
24	9780000000057
25	9780000000057
26	9780000000057
27	9780000000057
28	9780000000057
29	9780000000057
30	9780000000057
\.


--
-- Data for Name: loan; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.loan (id, isbn, number, member_id, state, lent_at, due) FROM stdin;
1	9780000000033	2	1	lent	2026-10-25 07:30:00+00	2026-12-02
2	9780000000057	1	2	returned	2026-10-25 14:30:00+00	2026-12-03
3	9780000000019	2	3	lost	2026-10-25 21:30:00+00	2026-12-04
4	9780000000033	1	4	reserved	2026-10-26 04:30:00+00	2026-12-05
5	9780000000057	2	5	lent	2026-10-26 11:30:00+00	2026-12-06
6	9780000000019	1	6	returned	2026-10-26 18:30:00+00	2026-12-07
7	9780000000033	2	7	lost	2026-10-27 01:30:00+00	2026-12-08
8	9780000000057	1	8	reserved	2026-10-27 08:30:00+00	2026-12-09
9	9780000000019	2	9	lent	2026-10-27 15:30:00+00	2026-12-10
10	9780000000033	1	10	returned	2026-10-27 22:30:00+00	2026-12-11
11	9780000000057	2	11	lost	2026-10-28 05:30:00+00	2026-12-12
12	9780000000019	1	12	reserved	2026-10-28 12:30:00+00	2026-12-13
13	9780000000033	2	13	lent	2026-10-28 19:30:00+00	2026-12-14
14	9780000000057	1	14	returned	2026-10-29 02:30:00+00	2026-12-15
15	9780000000019	2	15	lost	2026-10-29 09:30:00+00	2026-12-16
16	9780000000033	1	16	reserved	2026-10-29 16:30:00+00	2026-12-17
17	9780000000057	2	17	lent	2026-10-29 23:30:00+00	2026-12-18
18	9780000000019	1	18	returned	2026-10-30 06:30:00+00	2026-12-19
19	9780000000033	2	19	lost	2026-10-30 13:30:00+00	2026-12-20
20	9780000000057	1	20	reserved	2026-10-30 20:30:00+00	2026-12-21
21	9780000000019	2	21	lent	2026-10-31 03:30:00+00	2026-12-22
22	9780000000033	1	22	returned	2026-10-31 10:30:00+00	2026-12-23
23	9780000000057	2	23	lost	2026-10-31 17:30:00+00	2026-12-24
24	9780000000019	1	24	reserved	2026-11-01 00:30:00+00	2026-12-25
25	9780000000033	2	25	lent	2026-11-01 07:30:00+00	2026-12-26
26	9780000000057	1	26	returned	2026-11-01 14:30:00+00	2026-12-27
27	9780000000019	2	27	lost	2026-11-01 21:30:00+00	2026-12-28
28	9780000000033	1	28	reserved	2026-11-02 04:30:00+00	2026-12-29
29	9780000000057	2	29	lent	2026-11-02 11:30:00+00	2026-12-30
30	9780000000019	1	30	returned	2026-11-02 18:30:00+00	2026-12-31
31	9780000000033	2	31	lost	2026-11-03 01:30:00+00	2027-01-01
32	9780000000057	1	32	reserved	2026-11-03 08:30:00+00	2027-01-02
33	9780000000019	2	33	lent	2026-11-03 15:30:00+00	2027-01-03
34	9780000000033	1	34	returned	2026-11-03 22:30:00+00	2027-01-04
35	9780000000057	2	35	lost	2026-11-04 05:30:00+00	2027-01-05
36	9780000000019	1	36	reserved	2026-11-04 12:30:00+00	2027-01-06
37	9780000000033	2	37	lent	2026-11-04 19:30:00+00	2027-01-07
38	9780000000057	1	38	returned	2026-11-05 02:30:00+00	2027-01-08
39	9780000000019	2	39	lost	2026-11-05 09:30:00+00	2027-01-09
40	9780000000033	1	40	reserved	2026-11-05 16:30:00+00	2027-01-10
41	9780000000057	2	41	lent	2026-11-05 23:30:00+00	2027-01-11
42	9780000000019	1	42	returned	2026-11-06 06:30:00+00	2027-01-12
43	9780000000033	2	43	lost	2026-11-06 13:30:00+00	2027-01-13
44	9780000000057	1	44	reserved	2026-11-06 20:30:00+00	2027-01-14
45	9780000000019	2	45	lent	2026-11-07 03:30:00+00	2027-01-15
46	9780000000033	1	46	returned	2026-11-07 10:30:00+00	2027-01-16
47	9780000000057	2	47	lost	2026-11-07 17:30:00+00	2027-01-17
48	9780000000019	1	48	reserved	2026-11-08 00:30:00+00	2027-01-18
49	9780000000033	2	49	lent	2026-11-08 07:30:00+00	2027-01-19
50	9780000000057	1	50	returned	2026-11-08 14:30:00+00	2027-01-20
51	9780000000019	2	51	lost	2026-11-08 21:30:00+00	2027-01-21
52	9780000000033	1	52	reserved	2026-11-09 04:30:00+00	2027-01-22
53	9780000000057	2	53	lent	2026-11-09 11:30:00+00	2027-01-23
54	9780000000019	1	54	returned	2026-11-09 18:30:00+00	2027-01-24
55	9780000000033	2	55	lost	2026-11-10 01:30:00+00	2027-01-25
56	9780000000057	1	56	reserved	2026-11-10 08:30:00+00	2027-01-26
57	9780000000019	2	57	lent	2026-11-10 15:30:00+00	2027-01-27
58	9780000000033	1	58	returned	2026-11-10 22:30:00+00	2027-01-28
59	9780000000057	2	59	lost	2026-11-11 05:30:00+00	2027-01-29
60	9780000000019	1	60	reserved	2026-11-11 12:30:00+00	2027-01-30
61	9780000000033	2	61	lent	2026-11-11 19:30:00+00	2027-01-31
62	9780000000057	1	62	returned	2026-11-12 02:30:00+00	2027-02-01
63	9780000000019	2	63	lost	2026-11-12 09:30:00+00	2027-02-02
64	9780000000033	1	64	reserved	2026-11-12 16:30:00+00	2027-02-03
65	9780000000057	2	65	lent	2026-11-12 23:30:00+00	2027-02-04
66	9780000000019	1	66	returned	2026-11-13 06:30:00+00	2027-02-05
67	9780000000033	2	67	lost	2026-11-13 13:30:00+00	2027-02-06
68	9780000000057	1	68	reserved	2026-11-13 20:30:00+00	2027-02-07
69	9780000000019	2	69	lent	2026-11-14 03:30:00+00	2027-02-08
70	9780000000033	1	70	returned	2026-11-14 10:30:00+00	2027-02-09
71	9780000000057	2	71	lost	2026-11-14 17:30:00+00	2027-02-10
72	9780000000019	1	72	reserved	2026-11-15 00:30:00+00	2027-02-11
73	9780000000033	2	73	lent	2026-11-15 07:30:00+00	2027-02-12
74	9780000000057	1	74	returned	2026-11-15 14:30:00+00	2027-02-13
75	9780000000019	2	75	lost	2026-11-15 21:30:00+00	2027-02-14
76	9780000000033	1	76	reserved	2026-11-16 04:30:00+00	2027-02-15
77	9780000000057	2	77	lent	2026-11-16 11:30:00+00	2027-02-16
78	9780000000019	1	78	returned	2026-11-16 18:30:00+00	2027-02-17
79	9780000000033	2	79	lost	2026-11-17 01:30:00+00	2027-02-18
80	9780000000057	1	80	reserved	2026-11-17 08:30:00+00	2027-02-19
81	9780000000019	2	81	lent	2026-11-17 15:30:00+00	2027-02-20
82	9780000000033	1	82	returned	2026-11-17 22:30:00+00	2027-02-21
83	9780000000057	2	83	lost	2026-11-18 05:30:00+00	2027-02-22
84	9780000000019	1	84	reserved	2026-11-18 12:30:00+00	2027-02-23
85	9780000000033	2	85	lent	2026-11-18 19:30:00+00	2027-02-24
86	9780000000057	1	86	returned	2026-11-19 02:30:00+00	2027-02-25
87	9780000000019	2	87	lost	2026-11-19 09:30:00+00	2027-02-26
88	9780000000033	1	88	reserved	2026-11-19 16:30:00+00	2027-02-27
89	9780000000057	2	89	lent	2026-11-19 23:30:00+00	2027-02-28
90	9780000000019	1	90	returned	2026-11-20 06:30:00+00	2027-03-01
91	9780000000033	2	91	lost	2026-11-20 13:30:00+00	2027-03-02
92	9780000000057	1	92	reserved	2026-11-20 20:30:00+00	2027-03-03
93	9780000000019	2	93	lent	2026-11-21 03:30:00+00	2027-03-04
94	9780000000033	1	94	returned	2026-11-21 10:30:00+00	2027-03-05
95	9780000000057	2	95	lost	2026-11-21 17:30:00+00	2027-03-06
96	9780000000019	1	96	reserved	2026-11-22 00:30:00+00	2027-03-07
97	9780000000033	2	97	lent	2026-11-22 07:30:00+00	2027-03-08
98	9780000000057	1	98	returned	2026-11-22 14:30:00+00	2027-03-09
99	9780000000019	2	99	lost	2026-11-22 21:30:00+00	2027-03-10
100	9780000000033	1	100	reserved	2026-11-23 04:30:00+00	2027-03-11
101	9780000000057	2	101	lent	2026-11-23 11:30:00+00	2027-03-12
102	9780000000019	1	102	returned	2026-11-23 18:30:00+00	2027-03-13
103	9780000000033	2	103	lost	2026-11-24 01:30:00+00	2027-03-14
104	9780000000057	1	104	reserved	2026-11-24 08:30:00+00	2027-03-15
105	9780000000019	2	105	lent	2026-11-24 15:30:00+00	2027-03-16
106	9780000000033	1	106	returned	2026-11-24 22:30:00+00	2027-03-17
107	9780000000057	2	107	lost	2026-11-25 05:30:00+00	2027-03-18
108	9780000000019	1	108	reserved	2026-11-25 12:30:00+00	2027-03-19
109	9780000000033	2	109	lent	2026-11-25 19:30:00+00	2027-03-20
110	9780000000057	1	110	returned	2026-11-26 02:30:00+00	2027-03-21
111	9780000000019	2	111	lost	2026-11-26 09:30:00+00	2027-03-22
112	9780000000033	1	112	reserved	2026-11-26 16:30:00+00	2027-03-23
113	9780000000057	2	113	lent	2026-11-26 23:30:00+00	2027-03-24
114	9780000000019	1	114	returned	2026-11-27 06:30:00+00	2027-03-25
115	9780000000033	2	115	lost	2026-11-27 13:30:00+00	2027-03-26
116	9780000000057	1	116	reserved	2026-11-27 20:30:00+00	2027-03-27
117	9780000000019	2	117	lent	2026-11-28 03:30:00+00	2027-03-28
118	9780000000033	1	118	returned	2026-11-28 10:30:00+00	2027-03-29
119	9780000000057	2	119	lost	2026-11-28 17:30:00+00	2027-03-30
120	9780000000019	1	120	reserved	2026-11-29 00:30:00+00	2027-03-31
\.


--
-- Data for Name: member; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.member (id, first_name, last_name, email, joined, active) FROM stdin;
1	Sample	Reader 1	reader1@library.example	2024-01-02	t
2	Sample	Reader 2	reader2@library.example	2024-01-03	t
3	Sample	Reader 3	reader3@library.example	2024-01-04	t
4	Sample	Reader 4	reader4@library.example	2024-01-05	t
5	Sample	Reader 5	reader5@library.example	2024-01-06	t
6	Sample	Reader 6	reader6@library.example	2024-01-07	t
7	Sample	Reader 7	reader7@library.example	2024-01-08	f
8	Sample	Reader 8	reader8@library.example	2024-01-09	t
9	Sample	Reader 9	reader9@library.example	2024-01-10	t
10	Sample	Reader 10	reader10@library.example	2024-01-11	t
11	Sample	Reader 11	reader11@library.example	2024-01-12	t
12	Sample	Reader 12	reader12@library.example	2024-01-13	t
13	Sample	Reader 13	reader13@library.example	2024-01-14	t
14	Sample	Reader 14	reader14@library.example	2024-01-15	f
15	Sample	Reader 15	reader15@library.example	2024-01-16	t
16	Sample	Reader 16	reader16@library.example	2024-01-17	t
17	Sample	Reader 17	reader17@library.example	2024-01-18	t
18	Sample	Reader 18	reader18@library.example	2024-01-19	t
19	Sample	Reader 19	reader19@library.example	2024-01-20	t
20	Sample	Reader 20	reader20@library.example	2024-01-21	t
21	Sample	Reader 21	reader21@library.example	2024-01-22	f
22	Sample	Reader 22	reader22@library.example	2024-01-23	t
23	Sample	Reader 23	reader23@library.example	2024-01-24	t
24	Sample	Reader 24	reader24@library.example	2024-01-25	t
25	Sample	Reader 25	reader25@library.example	2024-01-26	t
26	Sample	Reader 26	reader26@library.example	2024-01-27	t
27	Sample	Reader 27	reader27@library.example	2024-01-28	t
28	Sample	Reader 28	reader28@library.example	2024-01-29	f
29	Sample	Reader 29	reader29@library.example	2024-01-30	t
30	Sample	Reader 30	reader30@library.example	2024-01-31	t
31	Sample	Reader 31	reader31@library.example	2024-02-01	t
32	Sample	Reader 32	reader32@library.example	2024-02-02	t
33	Sample	Reader 33	reader33@library.example	2024-02-03	t
34	Sample	Reader 34	reader34@library.example	2024-02-04	t
35	Sample	Reader 35	reader35@library.example	2024-02-05	f
36	Sample	Reader 36	reader36@library.example	2024-02-06	t
37	Sample	Reader 37	reader37@library.example	2024-02-07	t
38	Sample	Reader 38	reader38@library.example	2024-02-08	t
39	Sample	Reader 39	reader39@library.example	2024-02-09	t
40	Sample	Reader 40	reader40@library.example	2024-02-10	t
41	Sample	Reader 41	reader41@library.example	2024-02-11	t
42	Sample	Reader 42	reader42@library.example	2024-02-12	f
43	Sample	Reader 43	reader43@library.example	2024-02-13	t
44	Sample	Reader 44	reader44@library.example	2024-02-14	t
45	Sample	Reader 45	reader45@library.example	2024-02-15	t
46	Sample	Reader 46	reader46@library.example	2024-02-16	t
47	Sample	Reader 47	reader47@library.example	2024-02-17	t
48	Sample	Reader 48	reader48@library.example	2024-02-18	t
49	Sample	Reader 49	reader49@library.example	2024-02-19	f
50	Sample	Reader 50	reader50@library.example	2024-02-20	t
51	Sample	Reader 51	reader51@library.example	2024-02-21	t
52	Sample	Reader 52	reader52@library.example	2024-02-22	t
53	Sample	Reader 53	reader53@library.example	2024-02-23	t
54	Sample	Reader 54	reader54@library.example	2024-02-24	t
55	Sample	Reader 55	reader55@library.example	2024-02-25	t
56	Sample	Reader 56	reader56@library.example	2024-02-26	f
57	Sample	Reader 57	reader57@library.example	2024-02-27	t
58	Sample	Reader 58	reader58@library.example	2024-02-28	t
59	Sample	Reader 59	reader59@library.example	2024-02-29	t
60	Sample	Reader 60	reader60@library.example	2024-03-01	t
61	Sample	Reader 61	reader61@library.example	2024-03-02	t
62	Sample	Reader 62	reader62@library.example	2024-03-03	t
63	Sample	Reader 63	reader63@library.example	2024-03-04	f
64	Sample	Reader 64	reader64@library.example	2024-03-05	t
65	Sample	Reader 65	reader65@library.example	2024-03-06	t
66	Sample	Reader 66	reader66@library.example	2024-03-07	t
67	Sample	Reader 67	reader67@library.example	2024-03-08	t
68	Sample	Reader 68	reader68@library.example	2024-03-09	t
69	Sample	Reader 69	reader69@library.example	2024-03-10	t
70	Sample	Reader 70	reader70@library.example	2024-03-11	f
71	Sample	Reader 71	reader71@library.example	2024-03-12	t
72	Sample	Reader 72	reader72@library.example	2024-03-13	t
73	Sample	Reader 73	reader73@library.example	2024-03-14	t
74	Sample	Reader 74	reader74@library.example	2024-03-15	t
75	Sample	Reader 75	reader75@library.example	2024-03-16	t
76	Sample	Reader 76	reader76@library.example	2024-03-17	t
77	Sample	Reader 77	reader77@library.example	2024-03-18	f
78	Sample	Reader 78	reader78@library.example	2024-03-19	t
79	Sample	Reader 79	reader79@library.example	2024-03-20	t
80	Sample	Reader 80	reader80@library.example	2024-03-21	t
81	Sample	Reader 81	reader81@library.example	2024-03-22	t
82	Sample	Reader 82	reader82@library.example	2024-03-23	t
83	Sample	Reader 83	reader83@library.example	2024-03-24	t
84	Sample	Reader 84	reader84@library.example	2024-03-25	f
85	Sample	Reader 85	reader85@library.example	2024-03-26	t
86	Sample	Reader 86	reader86@library.example	2024-03-27	t
87	Sample	Reader 87	reader87@library.example	2024-03-28	t
88	Sample	Reader 88	reader88@library.example	2024-03-29	t
89	Sample	Reader 89	reader89@library.example	2024-03-30	t
90	Sample	Reader 90	reader90@library.example	2024-03-31	t
91	Sample	Reader 91	reader91@library.example	2024-04-01	f
92	Sample	Reader 92	reader92@library.example	2024-04-02	t
93	Sample	Reader 93	reader93@library.example	2024-04-03	t
94	Sample	Reader 94	reader94@library.example	2024-04-04	t
95	Sample	Reader 95	reader95@library.example	2024-04-05	t
96	Sample	Reader 96	reader96@library.example	2024-04-06	t
97	Sample	Reader 97	reader97@library.example	2024-04-07	t
98	Sample	Reader 98	reader98@library.example	2024-04-08	f
99	Sample	Reader 99	reader99@library.example	2024-04-09	t
100	Sample	Reader 100	reader100@library.example	2024-04-10	t
101	Sample	Reader 101	reader101@library.example	2024-04-11	t
102	Sample	Reader 102	reader102@library.example	2024-04-12	t
103	Sample	Reader 103	reader103@library.example	2024-04-13	t
104	Sample	Reader 104	reader104@library.example	2024-04-14	t
105	Sample	Reader 105	reader105@library.example	2024-04-15	f
106	Sample	Reader 106	reader106@library.example	2024-04-16	t
107	Sample	Reader 107	reader107@library.example	2024-04-17	t
108	Sample	Reader 108	reader108@library.example	2024-04-18	t
109	Sample	Reader 109	reader109@library.example	2024-04-19	t
110	Sample	Reader 110	reader110@library.example	2024-04-20	t
111	Sample	Reader 111	reader111@library.example	2024-04-21	t
112	Sample	Reader 112	reader112@library.example	2024-04-22	f
113	Sample	Reader 113	reader113@library.example	2024-04-23	t
114	Sample	Reader 114	reader114@library.example	2024-04-24	t
115	Sample	Reader 115	reader115@library.example	2024-04-25	t
116	Sample	Reader 116	reader116@library.example	2024-04-26	t
117	Sample	Reader 117	reader117@library.example	2024-04-27	t
118	Sample	Reader 118	reader118@library.example	2024-04-28	t
119	Sample	Reader 119	reader119@library.example	2024-04-29	f
120	Sample	Reader 120	reader120@library.example	2024-04-30	t
9007199254740993	Big	Number	\N	2026-11-21	t
\.


--
-- Name: author_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.author_id_seq', 4, true);


--
-- Name: loan_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.loan_id_seq', 120, true);


--
-- Name: member_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.member_id_seq', 120, true);


--
-- Name: author author_name_key; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.author
    ADD CONSTRAINT author_name_key UNIQUE (name);


--
-- Name: author author_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.author
    ADD CONSTRAINT author_pkey PRIMARY KEY (id);


--
-- Name: book book_pkey; Type: CONSTRAINT; Schema: public; Owner: librarian
--

ALTER TABLE ONLY public.book
    ADD CONSTRAINT book_pkey PRIMARY KEY (isbn);


--
-- Name: copy copy_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.copy
    ADD CONSTRAINT copy_pkey PRIMARY KEY (isbn, number);


--
-- Name: favourite favourite_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_pkey PRIMARY KEY (member_id, isbn);


--
-- Name: loan loan_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.loan
    ADD CONSTRAINT loan_pkey PRIMARY KEY (id);


--
-- Name: member member_email_key; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_email_key UNIQUE (email);


--
-- Name: member member_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);


--
-- Name: loan_member_id_idx; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX loan_member_id_idx ON public.loan USING btree (member_id);


--
-- Name: loan loan_due; Type: TRIGGER; Schema: public; Owner: postgres
--

CREATE TRIGGER loan_due BEFORE INSERT OR UPDATE ON public.loan FOR EACH ROW EXECUTE FUNCTION public.check_due();


--
-- Name: book book_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: librarian
--

ALTER TABLE ONLY public.book
    ADD CONSTRAINT book_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.author(id);


--
-- Name: book book_sequel_of_fkey; Type: FK CONSTRAINT; Schema: public; Owner: librarian
--

ALTER TABLE ONLY public.book
    ADD CONSTRAINT book_sequel_of_fkey FOREIGN KEY (sequel_of) REFERENCES public.book(isbn);


--
-- Name: copy copy_isbn_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.copy
    ADD CONSTRAINT copy_isbn_fkey FOREIGN KEY (isbn) REFERENCES public.book(isbn) ON DELETE CASCADE;


--
-- Name: favourite favourite_isbn_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_isbn_fkey FOREIGN KEY (isbn) REFERENCES public.book(isbn) ON DELETE CASCADE;


--
-- Name: favourite favourite_member_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE;


--
-- Name: loan loan_isbn_number_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.loan
    ADD CONSTRAINT loan_isbn_number_fkey FOREIGN KEY (isbn, number) REFERENCES public.copy(isbn, number);


--
-- Name: loan loan_member_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.loan
    ADD CONSTRAINT loan_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);


--
-- Name: TABLE book; Type: ACL; Schema: public; Owner: librarian
--

GRANT SELECT ON TABLE public.book TO reporting;


--
-- PostgreSQL database dump complete
--

\unrestrict ninefoldlibrarysample

