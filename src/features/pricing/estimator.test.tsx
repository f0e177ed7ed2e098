import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Estimator } from '@/features/pricing/estimator'
import { renderApp } from '@tests/support/render-app'

const quote = () =>
  new URL(
    screen.getByRole('link', { name: 'Get a quote for this' }).getAttribute('href') ?? '',
    'https://studio.test',
  )

it('names the smallest package that covers every answer, and its price', async () => {
  const { user } = renderApp(<Estimator />)
  expect(screen.getByRole('status')).toHaveTextContent('Spark, from RM2,500.')
  await user.click(screen.getByLabelText('Bookings or appointments'))
  expect(screen.getByRole('status')).toHaveTextContent('Amplify, from RM5,000.')
  await user.click(screen.getByLabelText('Sign-in for clients or staff'))
  expect(screen.getByRole('status')).toHaveTextContent('Apex, from RM10,000.')
  await user.click(screen.getByLabelText('Sign-in for clients or staff'))
  await user.click(screen.getByLabelText('More than 15'))
  expect(screen.getByRole('status')).toHaveTextContent('Apex, from RM10,000.')
})

it('leads to the quote form, prefilled with the package and the answers', async () => {
  const { user } = renderApp(<Estimator />)
  await user.click(screen.getByLabelText('Up to 15'))
  await user.click(screen.getByLabelText('We look after it afterwards'))
  expect(screen.getByRole('status')).toHaveTextContent('adds from RM150 a month')
  expect(quote().pathname).toBe('/get-a-quote')
  expect(Object.fromEntries(quote().searchParams)).toEqual({
    package: 'Amplify',
    message: 'What we need: Up to 15 pages; A Care & Maintenance plan.',
  })
})
