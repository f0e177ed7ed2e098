-- The industries the studio serves: a directory card and a whole page each, and what clients there said.

-- The shape of niche_pages.content, as src/features/services/niche-content.ts reads it. A part of the page may be
-- missing; one that is there has its texts, and its list is a list of whole entries.
create function private.is_text(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '\S', false);

create function private.is_niche_part(part jsonb, texts text[], list text, entry_texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  select part is null or (
    jsonb_typeof(part) = 'object'
    and (select bool_and(private.is_text(part -> key)) from unnest(texts) as key)
    and (
      list is null
      or case when jsonb_typeof(part -> list) = 'array' then
        jsonb_array_length(part -> list) > 0
        and (
          select bool_and(
            case when entry_texts is null then private.is_text(entry)
            else (select bool_and(private.is_text(entry -> key)) from unnest(entry_texts) as key) end
          )
          from jsonb_array_elements(part -> list) as entry
        )
      else false end
    )
  );
end;

-- A check asks them as whoever writes; the schema itself stays closed to them.
grant execute on function private.is_text(jsonb), private.is_niche_part(jsonb, text[], text, text[])
  to authenticated, service_role;

-- One constraint for each part of the page: what is refused says which part it is.
create table public.niche_pages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  aliases text[] not null default '{}' check (array_to_string(aliases, ' ') ~ '^[a-z0-9 -]*$'),
  search_words text[] not null default '{}' check (
    cardinality(search_words) <= 150
    and array_position(search_words, null) is null and array_position(search_words, '') is null
    and array_to_string(search_words, chr(10)) ~ '^(\S[^\n]{0,59}(\n\S[^\n]{0,59})*)?$'
  ),
  name text not null check (name ~ '\S' and char_length(name) <= 80),
  icon_name text not null check (icon_name ~ '^[A-Z][A-Za-z0-9]*$' and char_length(icon_name) <= 40),
  tagline text not null default '' check (char_length(tagline) <= 300),
  status text not null default 'live' check (status in ('live', 'coming_soon')),
  display_order integer not null default 0,
  is_published boolean not null default true,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  constraint niche_pages_content_hero_check check (
    private.is_niche_part(content -> 'hero', '{headlineText,ctaText}', null, null)
  ),
  constraint niche_pages_content_problem_statement_check check (
    private.is_niche_part(content -> 'problemStatement', '{sectionHeadline}', 'introductoryParagraphs', null)
    and (
      coalesce(content #> '{problemStatement,problemQuestions}', '[]') = '[]'
      or private.is_niche_part(
        content -> 'problemStatement', '{sectionHeadline}', 'problemQuestions', '{question,answer}'
      )
    )
  ),
  constraint niche_pages_content_solution_outcome_check check (
    private.is_niche_part(content -> 'solutionOutcome', '{sectionHeadline}', 'outcomes', '{title,description}')
  ),
  constraint niche_pages_content_branded_process_check check (
    private.is_niche_part(
      content -> 'brandedProcess', '{sectionHeadline}', 'processPhases', '{phaseName,phaseDescription}'
    )
  ),
  constraint niche_pages_content_portfolio_projects_check check (
    private.is_niche_part(content -> 'portfolioProjects', '{sectionHeadline}', null, null)
  ),
  constraint niche_pages_content_essential_features_check check (
    private.is_niche_part(
      content -> 'essentialFeatures', '{sectionHeadline}', 'featuresList', '{featureTitle,featureDescription}'
    )
  ),
  constraint niche_pages_content_faq_check check (
    private.is_niche_part(content -> 'faq', '{sectionHeadline}', 'faqItems', '{question,answer}')
  ),
  constraint niche_pages_content_final_cta_check check (
    private.is_niche_part(content -> 'finalCta', '{headlineText,primaryCtaText}', null, null)
  )
);

comment on column public.niche_pages.aliases is
  'Other slugs under which the page is found; it has one canonical address.';
comment on column public.niche_pages.search_words is
  'What owners of such a business type to find it, in any language; ''other'' marks the page for all the rest.';
comment on column public.niche_pages.icon_name is 'A lucide icon by its PascalCase name.';

create index niche_pages_in_order on public.niche_pages (display_order);
create index niche_pages_by_alias on public.niche_pages using gin (aliases);

call private.set_up_table('public.niche_pages', visitors_see => 'is_published');

create table public.niche_testimonials (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  niche_identifier text not null references public.niche_pages (slug) on update cascade on delete cascade,
  quote_text text not null check (quote_text ~ '\S' and char_length(quote_text) <= 1200),
  attribution_text text not null check (attribution_text ~ '\S' and char_length(attribution_text) <= 200),
  display_order integer not null default 0,
  is_published boolean not null default true,
  unique (niche_identifier, quote_text)
);

create index niche_testimonials_in_order on public.niche_testimonials (niche_identifier, display_order);

call private.set_up_table('public.niche_testimonials', visitors_see => 'is_published');
