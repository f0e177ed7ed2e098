import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallToAction } from '@/components/layout/call-to-action'
import { RelatedArticles } from '@/components/sections/related-articles'
import { LoadingPanel } from '@/components/ui/loader'
import { closing } from '@/content/call-to-action'
import { loadFailed, nicheArticles, nichePage, nicheTopics, serviceNotFound } from '@/content/services'
import { site } from '@/content/site'
import { useRelatedArticles } from '@/features/blog/queries'
import { NicheProjects } from '@/features/portfolio/niche-projects'
import type { NicheContent } from '@/features/services/niche-content'
import {
  NicheFeatures,
  NicheHero,
  NicheOutcomes,
  NicheProblem,
  NicheProcess,
  NicheQuestions,
  NicheTestimonials,
} from '@/features/services/niche/niche-sections'
import { addressSlug, addressText } from '@/features/services/niche-slug'
import { nichePageQuery, useNichePage, type NichePageData } from '@/features/services/queries'
import { ServiceNotFound } from '@/features/services/niche/service-not-found'
import { whatsappLink } from '@/lib/whatsapp'

export function NichePage({ params }: { params: { slug?: string } }) {
  const slug = addressSlug(params.slug)
  const page = useNichePage(slug)
  const niche = page.data
  useCanonicalAddress(params.slug, niche)

  if (slug === '') return <ServiceNotFound message={serviceNotFound.unspecified} />
  if (niche === null)
    return <ServiceNotFound message={serviceNotFound.unavailable(addressText(params.slug))} />
  if (niche && niche.slug === params.slug) return <Industry niche={niche} />
  if (page.isError) {
    const retry = { onRetry: () => void page.refetch(), busy: page.isFetching }
    return <ServiceNotFound message={loadFailed} retry={retry} />
  }
  return (
    <section className="page py-section">
      <LoadingPanel label={nichePage.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
    </section>
  )
}

/** Another spelling of the slug gives way to the canonical one, which then has its data already. */
function useCanonicalAddress(given: string | undefined, niche: NichePageData | null | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!niche || niche.slug === given) return
    queryClient.setQueryData(nichePageQuery(niche.slug).queryKey, niche)
    navigate(`/services/${niche.slug}`, { replace: true })
  }, [given, niche, queryClient, navigate])
}

function Industry({ niche }: { niche: NichePageData }) {
  const { slug, content } = niche
  const { data: articles = [] } = useRelatedArticles(nicheTopics(slug), nicheArticles.count)
  return (
    <>
      <NicheHero niche={niche} />
      <NicheProblem part={content.problemStatement} />
      <NicheOutcomes part={content.solutionOutcome} />
      <NicheProcess part={content.brandedProcess} />
      <NicheProjects
        niche={slug}
        heading={content.portfolioProjects?.sectionHeadline ?? nichePage.projects}
      />
      <NicheFeatures part={content.essentialFeatures} />
      <NicheTestimonials slug={slug} />
      <NicheQuestions part={content.faq} />
      <RelatedArticles {...nicheArticles} articles={articles} />
      {content.finalCta ? (
        <CallToAction {...finalBand(content.finalCta)} />
      ) : (
        <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
      )}
    </>
  )
}

function finalBand(part: NonNullable<NicheContent['finalCta']>) {
  const { secondaryLinkText: label, secondaryLinkUrl: to } = part
  return {
    heading: part.headlineText,
    text: part.bodyText,
    action: part.primaryCtaText,
    to: part.primaryCtaLink,
    secondary: label && to ? { label, to } : undefined,
  }
}
