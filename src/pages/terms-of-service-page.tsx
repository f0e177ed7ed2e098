import { LegalArticle } from '@/features/legal/legal-article'

export function TermsOfServicePage() {
  return (
    <LegalArticle type="terms_of_service" title="Terms of Service" loading="Loading terms of service..." />
  )
}
