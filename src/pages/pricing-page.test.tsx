import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { packageDefaults, packageList } from '@/content/packages'
import { studioDefaults } from '@/content/site'
import { page, PricingPage } from '@/pages/pricing-page'
import { renderApp } from '@tests/support/render-app'

it.each(packageList(packageDefaults))(
  '$name shows its lowest price and its scope under its name',
  async (tier) => {
    renderApp(<PricingPage />, { address: '/pricing' })
    const heading = await screen.findByRole('heading', { level: 3, name: tier.name })
    const article = within(heading.closest('article') as HTMLElement)
    expect(article.getByText(`From ${tier.from}`)).toBeVisible()
    expect(article.getByText(`${tier.pages} pages, ${tier.time}`)).toBeVisible()
    expect(article.getByText(`Not in it: ${tier.without}`)).toBeVisible()
    expect(article.getByRole('link', { name: `Get Your Custom Solution with ${tier.name}` })).toHaveAttribute(
      'href',
      `/book-a-call?package=${tier.name}`,
    )
  },
)

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
