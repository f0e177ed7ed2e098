import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/**
 * Adds an error to a day or time that was typed only in part, such as a day without a year: its value is empty, as
 * if nothing had been typed.
 */
export const refusePartDates =
  <Form extends FieldValues, Output>(
    resolve: Resolver<Form, unknown, Output>,
  ): Resolver<Form, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolve(values, context, options)
    const inPart = (options.names ?? []).filter((name) => {
      const input = (get(options.fields, name) as { ref?: Partial<HTMLInputElement> } | undefined)?.ref
      return input?.isConnected && input.validity?.badInput
    })
    if (inPart.length === 0) return result
    const errors = { ...result.errors } as FieldErrors<Form>
    for (const name of inPart)
      if (!get(errors, name)) set(errors, name, { type: 'part', message: 'Complete this, or clear it' })
    return { values: {}, errors }
  }
