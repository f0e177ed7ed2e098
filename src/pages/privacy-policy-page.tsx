import { LegalArticle } from '@/features/legal/legal-article'
import { legalDocumentQuery } from '@/features/legal/queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: PrivacyPolicyPage,
  queries: () => ({ document: legalDocumentQuery('privacy_policy') }),
  meta: () => ({
    title: 'Privacy Policy | {studio}',
    description:
      'What {studio} collects when you write, book, subscribe or apply, why, where it is kept and for how long, and how you see it or have it removed.',
  }),
  prerender: true,
})

export function PrivacyPolicyPage() {
  return (
    <LegalArticle
      type="privacy_policy"
      title="Privacy Policy"
      loading="Loading privacy policy..."
      showsDate
    />
  )
}
