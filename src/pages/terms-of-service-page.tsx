import { LegalArticle } from '@/features/legal/legal-article'
import { legalDocumentQuery } from '@/features/legal/queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: TermsOfServicePage,
  queries: () => ({ document: legalDocumentQuery('terms_of_service') }),
  meta: () => ({
    title: 'Terms of Service | {studio}',
    description:
      'How a project with {studio} runs: quotes and scope, payment, revisions, your content, ownership after payment, delivery, care plans and liability.',
  }),
  prerender: true,
})

export function TermsOfServicePage() {
  return (
    <LegalArticle type="terms_of_service" title="Terms of Service" loading="Loading terms of service..." />
  )
}
