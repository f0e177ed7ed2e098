/** One page of each kind that visitors open first. */
export const publicAddresses = [
  '/',
  '/services',
  '/services/law-firm',
  '/pricing',
  '/portfolio',
  '/portfolio/teluk-senja',
  '/about',
  '/blog',
  '/blog/archive',
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
  '/get-a-quote',
  '/privacy-policy',
]
