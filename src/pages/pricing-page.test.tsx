import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { packages, prices } from '@/content/packages'
import { budgetRanges } from '@/content/contact'
import { studioDefaults } from '@/content/site'
import { page, PricingPage } from '@/pages/pricing-page'
import { renderApp } from '@tests/support/render-app'

it.each(packages)('$name has its least price and what it covers under its name', async (tier) => {
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
})

it('the offers of the structured data and the ranges of the quote form are in step with the same table', () => {
  const { structuredData } = page.meta({ pathname: '/pricing', params: {}, data: {}, studio: studioDefaults })
  const catalog = structuredData?.find((entry) => entry['@type'] === 'OfferCatalog')
  expect(catalog?.itemListElement).toMatchObject(
    [
      ['Spark', 2500],
      ['Amplify', 5000],
      ['Apex', 10_000],
    ].map(([name, lowPrice]) => ({ name, lowPrice, priceCurrency: 'MYR' })),
  )
  expect(budgetRanges.slice(0, 3)).toEqual([
    `${prices.informational} to ${prices.custom}`,
    `${prices.custom} to ${prices.most}`,
    `${prices.most} and above`,
  ])
})
