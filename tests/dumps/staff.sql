--
-- PostgreSQL database dump
--

-- Dumped from database version 17.5
-- Dumped by pg_dump version 17.5

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET row_security = off;

--
-- Name: public; Type: SCHEMA; Schema: -; Owner: -
--

DROP SCHEMA public;

--
-- Name: people; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA people;


--
-- Name: sales; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA sales;


SET default_table_access_method = heap;

--
-- Name: employee; Type: TABLE; Schema: people; Owner: -
--

CREATE TABLE people.employee (
    id integer GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL
);


--
-- Name: region; Type: TABLE; Schema: sales; Owner: -
--

CREATE TABLE sales.region (
    code text NOT NULL,
    name text NOT NULL,
    manager_id integer
);


--
-- Data for Name: employee; Type: TABLE DATA; Schema: people; Owner: -
--

COPY people.employee (id, name) FROM stdin;
1	Rosa Lindqvist
2	Amadou Sy
\.


--
-- Data for Name: region; Type: TABLE DATA; Schema: sales; Owner: -
--

COPY sales.region (code, name, manager_id) FROM stdin;
N	North	1
S	South	2
\.


SELECT pg_catalog.setval('people.employee_id_seq', 2, true);


ALTER TABLE ONLY people.employee
    ADD CONSTRAINT employee_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sales.region
    ADD CONSTRAINT region_pkey PRIMARY KEY (code);

ALTER TABLE ONLY sales.region
    ADD CONSTRAINT region_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES people.employee(id);


--
-- PostgreSQL database dump complete
--
