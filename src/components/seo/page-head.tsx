import { useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { defaultImage } from '@/components/seo/structured-data'
import { absoluteUrl } from '@/lib/paths'

/** A page's metadata for search engines, link previews and the sitemap. */
export interface PageMeta {
  title: string
  /** One or two sentences, about 120 to 158 characters. */
  description: string
  /** The path of the canonical URL. */
  path: string
  /** Absolute path of a 1200 x 630 image on this site, or a full URL. */
  image?: string
  /** Alt text of the image, if the title does not describe it. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** For pages that must not be indexed: targets of email links, the admin, unknown URLs. */
  noindex?: boolean
  /** The path of the page in each language, including its own. */
  translations?: Readonly<Record<string, string>>
  /** schema.org objects, each with its `@type`; the context is added here. */
  structuredData?: ReadonlyArray<{ '@type': string; [property: string]: unknown }>
}

/** The language of pages that name no other; index.html states it too. */
export const siteLanguage = 'en-MY'

interface PageHeadProps {
  meta: PageMeta
  siteName: string
  language?: string
}

/** The head of a page. Use it once per page: react-helmet-async does not merge two on React 19. */
export function PageHead({ meta, siteName, language = siteLanguage }: PageHeadProps) {
  // Helmet would set it after each render, which makes the browser restyle the whole page.
  useEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])
  const address = absoluteUrl(meta.path)
  const image = new URL(meta.image ?? defaultImage, absoluteUrl('/')).href
  const imageAlt = meta.imageAlt ?? (meta.image ? meta.title : `${siteName}: its name and what it does`)
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {Object.entries(meta.translations ?? {}).map(([hrefLang, path]) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absoluteUrl(path)} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content={language === 'ms' ? 'ms_MY' : 'en_MY'} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {meta.structuredData?.map((data) => (
        <script key={data['@type']} type="application/ld+json">
          {inertJson({ '@context': 'https://schema.org', ...data })}
        </script>
      ))}
    </Helmet>
  )
}

/** Only `<` can end the content of a script element, so escaping it makes any content safe. */
const inertJson = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')
