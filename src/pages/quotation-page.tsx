import { Logo } from '@/components/layout/logo'
import { ClothBand } from '@/components/ui/ornament'
import { QuotationView } from '@/features/quotation/quotation-view'
import { definePage, type PageParams } from '@/pages/define-page'

export const page = definePage({
  Component: QuotationPage,
  meta: () => ({
    title: 'Your quotation | {studio}',
    description: 'Read your quotation from {studio}, accept it or ask a question.',
    // The URL contains a token, so it must not appear in the page's metadata.
    path: '/quote',
    noindex: true,
  }),
})

/** The target of a quotation's link, `/quote/<token>`: a sheet without the site's header and footer. */
export function QuotationPage({ params }: { params: PageParams }) {
  const token = (params.token ?? '').trim()
  return (
    <div className="page pb-8">
      <ClothBand className="screen-only col-[full] mb-8" />
      <header className="mb-8 lg:col-[c_2/span_10]">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="lg:col-[c_2/span_10]">
        <QuotationView key={token} token={token} />
      </main>
    </div>
  )
}
