import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { studioDefaults } from '@/content/site'
import { page, PricingPage } from '@/pages/pricing-page'
import { renderApp } from '@tests/support/render-app'

it.each([
  ['Spark', 'From RM2,500', 'Up to 5 pages, 1 to 2 weeks'],
  ['Amplify', 'From RM5,000', 'Up to 15 pages, 2 to 3 weeks'],
  ['Apex', 'From RM10,000', 'More than 15 pages, 4 weeks and more'],
])('%s shows its lowest price, its scope and a link to a call', async (name, from, scope) => {
  renderApp(<PricingPage />, { address: '/pricing' })
  const heading = await screen.findByRole('heading', { level: 3, name })
  const article = within(heading.closest('article') as HTMLElement)
  expect(article.getByText(from)).toBeVisible()
  expect(article.getByText(scope)).toBeVisible()
  expect(article.getByText(/^Not in it: /)).toBeVisible()
  expect(article.getByRole('link', { name: `Get Your Custom Solution with ${name}` })).toHaveAttribute(
    'href',
    `/book-a-call?package=${name}`,
  )
})

it('the offers in structured data are the packages of the settings', () => {
  const { structuredData } = page.meta({ pathname: '/pricing', params: {}, data: {}, studio: studioDefaults })
  const catalog = structuredData?.find((entry) => entry['@type'] === 'OfferCatalog')
  expect(catalog?.itemListElement).toMatchObject(
    [
      ['Spark', 2500],
      ['Amplify', 5000],
      ['Apex', 10_000],
    ].map(([name, lowPrice]) => ({ name, lowPrice, priceCurrency: 'MYR' })),
  )
})
