import { useId } from 'react'
import * as v from 'valibot'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/controls'
import { Field, FormFields } from '@/components/ui/field'
import { FormFailure } from '@/components/ui/form-failure'
import { NotSent, useSentForm } from '@/components/ui/use-sent-form'
import { limitMessages } from '@/content/limits'
import { quotationPage } from '@/content/quotation'
import { limitIn } from '@/lib/limits'
import { formTimeout, rest } from '@/lib/rest'
import { bytesOf, lengthOf, tidy } from '@/lib/written-text'

const copy = quotationPage.ask
/** The same limits as in the procedure. */
const fits = (question: string) => lengthOf(question) <= 4000 && bytesOf(question) <= 9000
const schema = v.object({
  question: v.pipe(v.string(), v.transform(tidy), v.nonEmpty(copy.missing), v.check(fits, copy.tooLong)),
})

/** A question about the quotation, which reaches the studio as a message. */
export function QuestionForm({ token }: { token: string }) {
  const id = useId()
  const { form, errors, sending, sent, submit, clearFieldErrors } = useSentForm(
    schema,
    async ({ question }) => {
      const { error } = await rest.rpc('ask_about_quotation', { token, question }).abortSignal(formTimeout())
      if (!error) return
      const limit = limitIn(error.message)
      throw new NotSent(limit ? limitMessages[limit] : quotationPage.notSent)
    },
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-h3">
        {copy.heading}
      </h2>
      {sent ? (
        <Banner tone="success" focused>
          {copy.done}
        </Banner>
      ) : (
        <form noValidate aria-labelledby={id} onSubmit={submit} onChange={clearFieldErrors}>
          {errors.root?.message && <FormFailure message={errors.root.message} />}
          <FormFields needed={copy.needed} disabled={sending} className="grid gap-y-5">
            <Field label={copy.label} error={errors.question?.message}>
              {(inputProps) => (
                <Textarea {...form.register('question')} {...inputProps} rows={4} aria-required="true" />
              )}
            </Field>
            <div>
              <Button type="submit" variant="line" busy={sending} busyLabel={copy.sending}>
                {copy.submit}
              </Button>
            </div>
          </FormFields>
        </form>
      )}
    </section>
  )
}
