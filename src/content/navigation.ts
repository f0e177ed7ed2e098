interface NavigationItem {
  label: string
  to: string
}

/** The links of the header and of the footer's Explore column. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
  { label: 'Blog', to: '/blog' },
]

export const callToAction: NavigationItem = { label: 'Book a Call', to: '/book-a-call' }

/** Home in Malay, and the language alternatives by which search engines connect the two. */
export const malayHome: NavigationItem = { label: 'Bahasa Melayu', to: '/ms' }
/** The note for screen readers on links that open a new tab. */
export const malayNewTab = '(dibuka dalam tab baharu)'
export const homeTranslations = { en: '/', ms: malayHome.to, 'x-default': '/' }

export const legalNavigation: readonly NavigationItem[] = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
]
