import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LeadReportScreen } from '@/admin/leads/report/lead-report-screen'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const row = (month: string, kind: string, name: string, leads: number, won: number, won_sen: number) => ({
  month,
  kind,
  name,
  leads,
  won,
  won_sen,
})

const open = (address = '/admin/orders/sources') => {
  serve('rpc/lead_report', [
    row('2026-11-01', 'website', 'google.com', 3, 1, 120),
    row('2026-11-01', 'campaign', 'raya', 1, 1, 50_000),
    row('2026-10-01', 'website', 'google.com', 5, 1, 100_000),
    row('2026-10-01', 'unknown', '', 2, 0, 0),
  ])
  return renderApp(<LeadReportScreen />, { address })
}
const rows = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent))

it('leads are summed by source and by month, with win rate and revenue', async () => {
  open()
  expect(await rows('Leads by source')).toEqual([
    ['google.com', '8', '2', '25%', 'RM1,001.20'],
    ['Not known', '2', '0', '0%', 'RM0.00'],
    ['Campaign: raya', '1', '1', '100%', 'RM500.00'],
  ])
  expect(await rows('Leads by month')).toEqual([
    ['November 2026', '4', '2', '50%', 'RM501.20'],
    ['October 2026', '7', '1', '14%', 'RM1,000.00'],
  ])
})

it('the URL selects one month', async () => {
  open('/admin/orders/sources?month=2026-11-01')
  expect(await rows('Leads by source')).toEqual([
    ['google.com', '3', '1', '33%', 'RM1.20'],
    ['Campaign: raya', '1', '1', '100%', 'RM500.00'],
  ])
})
