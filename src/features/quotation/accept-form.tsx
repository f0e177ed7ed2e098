import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { NotSent, useSentForm } from '@/components/ui/use-sent-form'
import { limitMessages } from '@/content/limits'
import { quotationPage } from '@/content/quotation'
import { parseQuotation, quotationQuery, type Quotation } from '@/features/quotation/quotation-query'
import { limitIn } from '@/lib/limits'
import { formTimeout, rest } from '@/lib/rest'
import { ringgit } from '@shared/money/ringgit'

const copy = quotationPage.accept
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(copy.nameMissing), v.maxLength(200, copy.nameRefused)),
})

interface AcceptFormProps {
  token: string
  quotation: Quotation
  onAccepted: () => void
}

/**
 * A name and a button. The acceptance shows at once; after a refusal the quotation is fetched again and shows
 * why.
 */
export function AcceptForm({ token, quotation, onAccepted }: AcceptFormProps) {
  const id = useId()
  const client = useQueryClient()
  const { queryKey } = quotationQuery(token)
  const { form, errors, sending, submit, clearFieldErrors } = useSentForm(schema, async ({ name }) => {
    const { data, error } = await rest.rpc('accept_quotation', { token, name }).abortSignal(formTimeout())
    if (!error) {
      client.setQueryData(queryKey, parseQuotation(data))
      onAccepted()
      return
    }
    const limit = limitIn(error.message)
    if (limit) throw new NotSent(limitMessages[limit])
    if (error.message === 'invalid_input') throw new NotSent(copy.nameRefused, undefined, 'name')
    if (!error.message.startsWith('quotation_')) throw new NotSent(quotationPage.notSent)
    await client.invalidateQueries({ queryKey })
    throw new NotSent(quotationPage.changed)
  })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {copy.heading}
      </h2>
      <p className="mt-2 mb-5">{copy.text(ringgit(quotation.totals.total_sen), quotation.terms !== '')}</p>
      <form noValidate aria-labelledby={id} onSubmit={submit} onChange={clearFieldErrors}>
        {errors.root?.message && <FormFailure message={errors.root.message} />}
        <FormFields needed={copy.needed} disabled={sending} className="grid gap-y-5">
          <Field label={copy.name} error={errors.name?.message}>
            {(inputProps) => (
              <Input {...form.register('name')} {...inputProps} autoComplete="name" aria-required="true" />
            )}
          </Field>
          <div>
            <Button type="submit" variant="accent" size="big" busy={sending} busyLabel={copy.sending}>
              {copy.submit}
            </Button>
          </div>
        </FormFields>
      </form>
    </section>
  )
}
