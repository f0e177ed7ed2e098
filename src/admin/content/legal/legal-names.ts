export const legalNames = { privacy_policy: 'Privacy policy', terms_of_service: 'Terms of service' } as const
export type LegalType = keyof typeof legalNames
export const legalPages: Record<LegalType, string> = {
  privacy_policy: '/privacy-policy',
  terms_of_service: '/terms-of-service',
}
export const isLegalType = (type: string | undefined): type is LegalType =>
  type !== undefined && Object.hasOwn(legalNames, type)
