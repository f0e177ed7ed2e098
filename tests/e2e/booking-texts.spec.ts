import { bookingForm, dayAhead, openBooking, press } from '../support/booking-page'
import { expect, test } from '../support/test'

test('the booking page says what the call is and what comes of it', async ({ page }) => {
  await openBooking(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("Let's Discuss Your Digital Vision")
  for (const words of [
    /^30 Min\s*Free Consultation$/,
    /^Voice\/Video\s*Call Format$/,
    /^1-on-1\s*Personal Attention$/,
  ])
    await expect(main.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(main.getByRole('heading', { name: "What You'll Get From Our Call" })).toBeVisible()
  await expect(main.getByText('A written proposal within 24 hours')).toBeVisible()
  await expect(main.getByText('Pro tip')).toBeVisible()
  await main.getByRole('link', { name: 'Book Your Call' }).first().click()
  await expect(bookingForm(page)).toBeInViewport()
})

test('the booking form asks for one thing after the other, and a change takes the message away', async ({
  page,
}) => {
  await openBooking(page)
  const form = bookingForm(page)
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const banner = form.getByRole('alert').first()
  const told = async (message: string) => {
    await press(page)
    await expect(banner).toContainText(message)
  }
  await told('Please enter your name.')
  await field('Your name').fill('Nurul Hidayah')
  await expect(form.getByText('Please enter your name.')).toHaveCount(0)
  await told('Please enter your email or phone number.')
  await field('Email or phone number').fill('nobody')
  await told('Please enter a valid email address or phone number.')
  await field('Email or phone number').fill('nurul@example.test')
  await told('Please select your preferred date.')
  await field('Preferred date').fill(dayAhead(45))
  await told('Please select your preferred time.')
  await form.getByText('10:00 AM (MYT)').click()
  await told('Please tell us about your project.')
  await field('About your project').fill('Two clinics in Ipoh.')
  for (const time of ['1 day before', '1 hour before', '15 minutes before'])
    await page.getByRole('main').getByLabel(time).uncheck()
  await expect(page.getByText('Please select at least one reminder method and time.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Book Your Call' })).toBeDisabled()
  await page.getByRole('main').getByLabel('1 hour before').check()
  await expect(form.getByRole('button', { name: 'Book Your Call' })).toBeEnabled()
  await expect(page.getByText('Please select at least one reminder method and time.')).toHaveCount(0)
})
