import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallToAction, ProposalCallToAction } from '@/components/layout/call-to-action'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { useStudio } from '@/components/layout/studio'
import { RelatedArticles } from '@/components/sections/related-articles'
import { LoadingPage, MissingPage } from '@/components/sections/loaded-page'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { TextLink } from '@/components/ui/site-link'
import { callToAction } from '@/content/navigation'
import {
  loadFailed,
  nicheArticles,
  nichePage,
  nicheTopics,
  serviceNotFound as notFound,
} from '@/content/services'
import { interpolate } from '@/content/site'
import { relatedArticlesQuery, useRelatedArticles } from '@/features/blog/queries'
import { NicheProjects } from '@/features/portfolio/niche-projects'
import { nicheProjectsQuery } from '@/features/portfolio/queries'
import { addressSlug, addressText } from '@/features/services/niche-slug'
import type { NicheContent } from '@/features/services/niche-content'
import { industryLink } from '@/features/services/niche/industry-link'
import { nicheMeta } from '@/features/services/niche/niche-meta'
import {
  NicheFeatures,
  NicheHero,
  NicheOutcomes,
  NicheProblem,
  NicheProcess,
  NicheQuestions,
  NicheTestimonials,
} from '@/features/services/niche/niche-sections'
import {
  type NichePageData,
  nichePageQuery,
  nichePaths,
  nicheRedirects,
  nicheTestimonialsQuery,
  useNichePage,
} from '@/features/services/queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: NichePage,
  queries: (params) => {
    const slug = addressSlug(params.slug)
    return {
      niche: nichePageQuery(slug),
      projects: nicheProjectsQuery(slug),
      testimonials: nicheTestimonialsQuery(slug),
      articles: relatedArticlesQuery(nicheTopics(slug), nicheArticles.count),
    }
  },
  record: 'niche',
  meta: ({ data, studio }) => nicheMeta(data.niche, studio),
  prerender: nichePaths,
  redirects: nicheRedirects,
})

export function NichePage({ params }: { params: { slug?: string } }) {
  const studio = useStudio()
  const slug = addressSlug(params.slug)
  const query = useNichePage(slug)
  useCanonicalAddress(params.slug, query.data)

  if (slug === '') return <ServiceNotFound text={notFound.unspecified} />
  // At another spelling the page shows as loading until the redirect to the canonical URL.
  const isElsewhere = query.data && query.data.slug !== params.slug
  return (
    <QueryBoundary
      query={isElsewhere ? { ...query, data: undefined } : query}
      loading={<LoadingPage label={nichePage.loading} />}
      missing={<ServiceNotFound text={notFound.unavailable(addressText(params.slug))} />}
      failed={serviceNotLoaded}
    >
      {(niche) => <Niche niche={interpolate(niche, studio)} />}
    </QueryBoundary>
  )
}

const serviceNotLoaded = (retry: ReactNode) => <ServiceNotFound text={loadFailed} retry={retry} />

/** `retry`: the retry button, given if loading failed. */
function ServiceNotFound({ text, retry }: { text: string; retry?: ReactNode }) {
  return (
    <MissingPage title={notFound.title} text={text} failed={Boolean(retry)}>
      <p className="flex flex-wrap gap-4">
        {retry}
        <ButtonLink to={notFound.action.to} variant={retry ? 'line' : 'ink'}>
          {notFound.action.label}
        </ButtonLink>
        {!retry && (
          <ButtonLink to={notFound.contact.to} variant="line">
            {notFound.contact.label}
          </ButtonLink>
        )}
      </p>
    </MissingPage>
  )
}

/** Redirects another spelling of the slug to the canonical one and caches its data under that. */
function useCanonicalAddress(given: string | undefined, niche: NichePageData | null | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!niche || niche.slug === given) return
    client.setQueryData(nichePageQuery(niche.slug).queryKey, niche)
    navigate(`/services/${niche.slug}`, { replace: true })
  }, [given, niche, client, navigate])
}

function Niche({ niche }: { niche: NichePageData }) {
  const { slug, content } = niche
  const { data: articles = [] } = useRelatedArticles(nicheTopics(slug), nicheArticles.count)
  return (
    <>
      <NicheHero niche={niche} />
      <Suspense>
        <NicheProblem part={content.problemStatement} />
      </Suspense>
      <Suspense>
        <NicheOutcomes part={content.solutionOutcome} />
      </Suspense>
      <Suspense>
        <NicheProcess part={content.brandedProcess} />
      </Suspense>
      <Suspense>
        <NicheProjects
          niche={slug}
          heading={content.portfolioProjects?.sectionHeadline ?? nichePage.projects}
        />
      </Suspense>
      <Suspense>
        <NicheFeatures part={content.essentialFeatures} />
      </Suspense>
      <Suspense>
        <NicheTestimonials slug={slug} />
      </Suspense>
      <Suspense>
        <NicheQuestions part={content.faq} industry={niche.name} />
      </Suspense>
      <RelatedArticles {...nicheArticles} articles={articles} />
      <FinalCallToAction part={content.finalCta} industry={niche.name} />
    </>
  )
}

function FinalCallToAction({ part, industry }: { part: NicheContent['finalCta']; industry: string }) {
  if (!part) return <ProposalCallToAction industry={industry} />
  const { secondaryLinkText: label, secondaryLinkUrl: to } = part
  return (
    <CallToAction heading={part.headlineText} text={part.bodyText}>
      <p className="beside">
        <ButtonLink to={industryLink(part.primaryCtaLink, industry)} variant="paper" size="big">
          {part.primaryCtaText}
        </ButtonLink>
        {part.primaryCtaLink !== callToAction.to && <ChooseATime industry={industry} />}
      </p>
      {label && to && (
        <p className="mt-4">
          <TextLink to={industryLink(to, industry)}>{label}</TextLink>
        </p>
      )}
    </CallToAction>
  )
}
