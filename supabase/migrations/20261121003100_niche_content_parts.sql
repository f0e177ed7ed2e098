-- The shape of niche_pages.content, one constraint for each part of the page: what is refused says which part it is.
-- The rule is that of 20261121002200.

create function private.is_niche_part(part jsonb, texts text[], list text, entry_texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  -- A part that is not there is none that could be wrong.
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

alter table public.niche_pages
  drop constraint niche_pages_content_shape,
  add constraint niche_pages_content_hero_check check (
    private.is_niche_part(content -> 'hero', '{headlineText,ctaText}', null, null)
  ),
  add constraint niche_pages_content_problem_statement_check check (
    private.is_niche_part(content -> 'problemStatement', '{sectionHeadline}', 'introductoryParagraphs', null)
  ),
  add constraint niche_pages_content_solution_outcome_check check (
    private.is_niche_part(content -> 'solutionOutcome', '{sectionHeadline}', 'outcomes', '{title,description}')
  ),
  add constraint niche_pages_content_branded_process_check check (
    private.is_niche_part(
      content -> 'brandedProcess', '{sectionHeadline}', 'processPhases', '{phaseName,phaseDescription}'
    )
  ),
  add constraint niche_pages_content_portfolio_projects_check check (
    private.is_niche_part(content -> 'portfolioProjects', '{sectionHeadline}', null, null)
  ),
  add constraint niche_pages_content_essential_features_check check (
    private.is_niche_part(
      content -> 'essentialFeatures', '{sectionHeadline}', 'featuresList', '{featureTitle,featureDescription}'
    )
  ),
  add constraint niche_pages_content_faq_check check (
    private.is_niche_part(content -> 'faq', '{sectionHeadline}', 'faqItems', '{question,answer}')
  ),
  add constraint niche_pages_content_final_cta_check check (
    private.is_niche_part(content -> 'finalCta', '{headlineText,primaryCtaText}', null, null)
  );

drop function private.is_niche_content(jsonb);
