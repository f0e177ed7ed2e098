import type { PageMeta } from '@/components/seo/page-meta'
import { absoluteUrl } from '@/lib/paths'

/**
 * The head of a page. React 19 lifts title, meta and link into <head> by itself, in the browser and (as the
 * first part of the string) in the prerender; see docs/decisions/0003. Render it once a page.
 */
export function PageHead({ meta, siteName }: { meta: PageMeta; siteName: string }) {
  const address = absoluteUrl(meta.path)
  const image = new URL(meta.image ?? '/images/og-default.png', absoluteUrl('/')).href
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {meta.imageAlt && <meta property="og:image:alt" content={meta.imageAlt} />}
      <meta property="og:locale" content="en_MY" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      {meta.imageAlt && <meta name="twitter:image:alt" content={meta.imageAlt} />}
      {meta.structuredData?.map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
    </>
  )
}

function StructuredData({ data }: { data: Record<string, unknown> }) {
  // Inside a script element only `<` can end the text, so escaping it makes any content inert.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
