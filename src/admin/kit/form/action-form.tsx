import type { ComponentProps } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface ActionFormProps<Form extends FieldValues> extends Omit<ComponentProps<'form'>, 'action'> {
  form: UseFormReturn<Form>
  /** The result of `useAction` for this form. */
  action: { isPending: boolean; mutate: (values: Form) => void }
}

/** A form that runs an action with its validated values, only once even if submitted repeatedly. */
export function ActionForm<Form extends FieldValues>({ form, action, ...rest }: ActionFormProps<Form>) {
  return (
    <form
      noValidate
      className="grid gap-3"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        if (!action.isPending) void form.handleSubmit((values) => action.mutate(values))()
      }}
    />
  )
}
