import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStudio } from '@/components/layout/studio'
import { Unfold } from '@/components/sections/unfold'
import { Ornament } from '@/components/ui/ornament'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { TextBlocks } from '@/components/ui/text-blocks'
import { interpolate } from '@/content/site'
import { legalBlocks } from '@/features/legal/legal-blocks'
import { legalMessages, useLegalDocument, type LegalType } from '@/features/legal/queries'
import { calendarLongDay } from '@/lib/dates'
import { textOf, type Block } from '@shared/markdown/tree'

interface LegalArticleProps {
  type: LegalType
  title: string
  loading: string
  /** The privacy policy shows the date of its last change. */
  showsDate?: boolean
}

/** A legal document: table of contents on the left, text on the right. A phone unfolds the contents. */
export function LegalArticle({ type, title, loading, showsDate = false }: LegalArticleProps) {
  const query = useLegalDocument(type)
  const { data } = query
  const { heading, missing } = legalMessages[type]
  return (
    <section className="page py-section">
      <div className="lg:col-[main-start/span_9]">
        <BackButton />
        <h1 className="mt-4">{title}</h1>
        {showsDate && data && (
          <p className="mt-5 text-ink-2">Last Updated: {calendarLongDay(data.last_updated)}</p>
        )}
      </div>
      <Ornament kind="orn-siku" className="mt-8 lg:mt-12" />
      <QueryBoundary
        // An unpublished document is shown like a failure; both can be retried.
        query={
          data === null ? { ...query, data: undefined, error: query.error ?? new Error(missing) } : query
        }
        loading={<LoadingPanel label={loading} className="min-h-[40vh]" />}
        failed={{ title: heading, text: ({ message }) => message }}
        level={2}
        className="mt-12"
      >
        {({ text }) => <Contents text={text} />}
      </QueryBoundary>
    </section>
  )
}

function Contents({ text }: { text: Block[] }) {
  const blocks = legalBlocks(interpolate(text, useStudio()))
  const sections = blocks.flatMap((block) => (block.type === 'heading' && block.level <= 2 ? [block] : []))
  return (
    <>
      {sections.length > 1 && (
        <nav
          aria-label="Contents"
          className="folds screen-only mt-5 lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:mt-12 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <Unfold label="Contents" />
          <ol className="folded border-t-2 border-ink pt-3 text-small md:grid md:grid-cols-2 md:gap-x-gutter lg:grid-cols-1">
            {sections.map(({ anchor, children }) => (
              <li key={anchor} className="border-b border-rule">
                <a href={`#${anchor}`} className="block py-2 leading-snug no-underline hover:underline">
                  {textOf(children)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="mt-8 lg:col-[c_5/main-end] lg:mt-12">
        <Suspense>
          <TextBlocks blocks={blocks} linkContacts />
        </Suspense>
      </div>
    </>
  )
}

/** Leads back to the previous page of this site, or to Home. */
function BackButton() {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  // The router gives this key to the first page of a visit, and to each link of the contents.
  const [isFirst] = useState(key === 'default')

  function goBack() {
    if (isFirst) return void navigate('/')
    // The parts of this page that its contents led to are skipped.
    const onBack = () => location.pathname === pathname && goBack()
    window.addEventListener('popstate', onBack, { once: true })
    window.history.back()
  }

  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      onClick={goBack}
    >
      <ArrowLeft size={18} aria-hidden="true" />
      Back
    </button>
  )
}
