import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { malayQuestions } from '@/content/malay'
import { packageDefaults, priceFacts, priceRanges } from '@/content/packages'
import { pricingQuestions } from '@/content/pricing'
import { interpolate, studioDefaults } from '@/content/site'

const seed = new URL('../../supabase/seed/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, seed), 'utf8')

it('the terms state the same prices and deposits as Pricing', () => {
  const terms = read('10_settings.sql')
  const payment = pricingQuestions.items.find(({ question }) => question === 'When do I pay?')?.answer ?? ''
  for (const part of [
    '50% to begin, 50% before launch',
    '40% to begin, 30% when the design is approved, 30% before launch',
  ]) {
    expect(payment).toContain(part)
    expect(terms).toContain(part)
  }
  expect(terms).toContain('Projects under {apex_price}')
  expect(terms).toContain('Informational sites start from {spark_price}.')
})

it('the Malay page states the same deposits and days', () => {
  const figures = (text = '') => text.match(/\{\w+\}|\d+%?/g)
  const english = pricingQuestions.items.find(({ question }) => question === 'When do I pay?')?.answer
  const malay = malayQuestions.items.find(({ question }) => question === 'Bilakah saya perlu membayar?')
  expect(figures(malay?.answer)).toEqual(figures(english))
})

it('every sample text that names the starting price names the same figure', () => {
  const texts = interpolate([priceRanges, ...readdirSync(seed).map(read)].join('\n'), studioDefaults)
  const starts = [...texts.matchAll(/sites start (?:from|at) (RM[\d,]+\d)/g)].map(([, price]) => price)
  expect(starts.length).toBeGreaterThan(3)
  expect(new Set(starts)).toEqual(new Set([priceFacts(packageDefaults).spark_price]))
})
