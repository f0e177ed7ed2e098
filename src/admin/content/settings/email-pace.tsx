import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { defineSetting } from '@/admin/content/settings/define-setting'
import { adminPaths } from '@/admin/kit/paths'
import { Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { emailPlans } from '@/content/email-plans'
import { emailPace, newsletterPace } from '@/content/settings'

const { a_second: second, reserve } = emailPace.fields
const minute = newsletterPace.fields.a_minute
const numberOf = (text: unknown, otherwise: number) => Number(text) || otherwise

/** Fills the fields with what a provider's plan takes. */
function Plans({ form }: { form: UseFormReturn }) {
  const [chosen, setChosen] = useState('')
  const fill = (name: string) => {
    setChosen(name)
    const plan = emailPlans.find((one) => one.name === name)
    if (!plan) return
    for (const field of ['a_second', 'a_day', 'reserve'] as const)
      form.setValue(field, String(plan[field] ?? ''), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Field
      label="Start from your provider’s plan"
      help="It fills in the fields below. Providers change their plans: compare the figures with yours."
    >
      {(inputProps) => (
        <Select {...inputProps} value={chosen} onChange={({ target }) => fill(target.value)}>
          <option value="">Choose a plan</option>
          {emailPlans.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** How fast email goes out: what the provider takes, and the pace of newsletters. */
export const emailPaceSetting = defineSetting([emailPace, newsletterPace], {
  path: `${adminPaths.settings}/email-pace`,
  title: 'How fast emails go out',
  about:
    'Your email provider takes only so many emails in a second and in a day, and refuses the rest. Emails wait here instead, and confirmations, reminders and alerts always go before newsletters. Empty fields use the values in grey.',
  Start: Plans,
  details: {
    a_second: {
      placeholder: String(second.default),
      help: 'As many as your provider takes, all emails together.',
    },
    a_day: {
      placeholder: 'No limit',
      help: 'As many as your provider takes within 24 hours. Leave empty if your plan has no limit for a day.',
    },
    reserve: {
      placeholder: String(reserve.default),
      help: 'So that a confirmation or an alert still goes out on the day of a newsletter.',
    },
    a_minute: {
      placeholder: String(minute.default),
      help: 'Mailboxes trust a steady pace more. Never faster than the emails a second above.',
    },
  },
  rule: ({ a_day: day, reserve: kept }) =>
    day && (kept ?? reserve.default) >= day
      ? { field: 'reserve', message: 'Keep fewer than the emails a day, or no newsletter goes out' }
      : undefined,
  summary: ({ a_second: perSecond, a_day: day, a_minute: perMinute }) =>
    [
      `${numberOf(perSecond, second.default)} a second`,
      day ? `${numberOf(day, 0).toLocaleString('en-MY')} a day` : 'no limit for a day',
      `newsletters ${numberOf(perMinute, minute.default)} a minute`,
    ].join(', '),
})
