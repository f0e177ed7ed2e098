import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { AddClientsScreen } from '@/admin/leads/clients/add-clients-screen'
import { requests, serve, type ServerRequest } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

type Sent = { people: Array<Record<string, string>> }
const sent = () => requests.map(({ body }) => body as Sent)

beforeEach(() =>
  serve('rpc/add_clients', ({ body }: ServerRequest) => ({
    added: (body as Sent).people.length,
    refused: [],
  })),
)

async function choose(text: string) {
  const { user } = renderApp(<AddClientsScreen />)
  await user.upload(
    screen.getByLabelText('A CSV file'),
    new File([text], 'clients.csv', { type: 'text/csv' }),
  )
  return user
}
const press = (name: RegExp) => screen.findByRole('button', { name })

it('a list in Malay brings name, contact, company and note, and asks for no consent', async () => {
  const user = await choose(
    'Bil;Nama Depan;Nama Keluarga;Nama Syarikat;No. Telefon;E-mel;Catatan\n1;Aina;Rahman;Kedai Aina;123456789;aina@example.test;"Laman 2021.\nBayar tunai."',
  )
  const table = await screen.findByRole('table', { name: 'The first people' })
  expect(within(table).getByRole('rowheader')).toHaveTextContent('aina@example.test')
  expect(screen.queryByLabelText('How and when they agreed')).toBeNull()
  await user.click(await press(/^Add 1 client/))
  expect(await screen.findByText('1 client added, 0 lines refused.')).toBeVisible()
  expect(sent()).toEqual([
    {
      people: [
        {
          name: 'Aina Rahman',
          email: 'aina@example.test',
          phone: '0123456789',
          company: 'Kedai Aina',
          note: 'Laman 2021.\nBayar tunai.',
        },
      ],
    },
  ])
})

it('a client needs an address or a number that exists, and each refused line says what is wrong', async () => {
  await choose(
    'name,email,phone\nAina,,\nKumar,nobody,\nMei,,6.01235E+10\nWei,,012-345 6789\nWei again,,+60 12 345 6789\nLim,lim@example.test,012-345 6789',
  )
  const list = await screen.findByRole('region', { name: 'Refused lines' })
  const lines = within(list).getAllByText(/^Line \d/)
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Line 2, Aina: It has neither an email address nor a phone number.',
    'Line 3, Kumar, nobody: Not a valid email address.',
    'Line 4, Mei, 6.01235E+10: Not a valid phone number. Excel may have shortened it.',
    'Line 6, Wei again, +60 12 345 6789: The same person is on an earlier line.',
  ])
  expect(await press(/^Add 2 clients/)).toBeVisible()
})

it('a client whom the database knows is counted as refused', async () => {
  serve('rpc/add_clients', { added: 0, refused: [{ index: 0, reason: 'known' }] })
  const { user } = renderApp(<AddClientsScreen />)
  write(screen.getByLabelText('Or type them'), 'Aina, 012-345 6789, Kedai Aina')
  await user.click(await press(/^Check the typed list/))
  await user.click(await press(/^Add 1 client/))
  expect(await screen.findByText('0 clients added, 1 line refused.')).toBeVisible()
  expect(screen.getByText('1 line: This person is already among your clients.')).toBeVisible()
  expect(sent()[0]?.people).toEqual([
    { name: 'Aina', email: '', phone: '012-345 6789', company: 'Kedai Aina', note: '' },
  ])
})
