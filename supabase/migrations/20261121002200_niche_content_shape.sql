-- The shape of niche_pages.content, as src/features/services/niche-content.ts reads it. A part may be missing; one that
-- is there has its texts, and its list is a list of whole entries.
create function private.is_text(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '\S', false);

create function private.is_niche_content(content jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  select jsonb_typeof(content) = 'object'
    and not exists (
      select from (values
        ('hero', '{headlineText,ctaText}'::text[], null, null::text[]),
        ('problemStatement', '{sectionHeadline}', 'introductoryParagraphs', null),
        ('solutionOutcome', '{sectionHeadline}', 'outcomes', '{title,description}'),
        ('brandedProcess', '{sectionHeadline}', 'processPhases', '{phaseName,phaseDescription}'),
        ('portfolioProjects', '{sectionHeadline}', null, null),
        ('essentialFeatures', '{sectionHeadline}', 'featuresList', '{featureTitle,featureDescription}'),
        ('faq', '{sectionHeadline}', 'faqItems', '{question,answer}'),
        ('finalCta', '{headlineText,primaryCtaText}', null, null)
      ) as part (name, texts, list, entry_texts)
      where content ? part.name
        and not (
          jsonb_typeof(content -> part.name) = 'object'
          and (select bool_and(private.is_text(content -> part.name -> key)) from unnest(part.texts) as key)
          and (
            part.list is null
            or case when jsonb_typeof(content -> part.name -> part.list) = 'array' then
              jsonb_array_length(content -> part.name -> part.list) > 0
              and (
                select bool_and(
                  case when part.entry_texts is null then private.is_text(entry)
                  else (select bool_and(private.is_text(entry -> key)) from unnest(part.entry_texts) as key) end
                )
                from jsonb_array_elements(content -> part.name -> part.list) as entry
              )
            else false end
          )
        )
    );
end;

alter table public.niche_pages add constraint niche_pages_content_shape check (private.is_niche_content(content));
