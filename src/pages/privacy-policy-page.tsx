import { LegalArticle } from '@/features/legal/legal-article'

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
