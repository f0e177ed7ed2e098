import { amount } from '@/admin/kit/format/amount'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { TitledDialog } from '@/admin/kit/screen/titled-dialog'
import { Input } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import { NicheIcon } from '@/features/services/niche-icon'
import { nicheIconNames } from '@/features/services/niche-icon-names'

interface IconFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** A field with the name of an icon; for a name outside the list the page shows a plain icon. */
  name: Path<Form>
}

/** The label of an icon: 'Calendar check' for 'CalendarCheck'. */
const iconLabel = (name: string) =>
  name
    .replace(/([A-Z]|\d+)/g, ' $1')
    .trim()
    .toLowerCase()

/** An icon of the website, chosen in a dialog. */
export function IconField<Form extends FieldValues>({ form, name: field }: IconFieldProps<Form>) {
  const id = useId()
  const value = String(form.watch(field))
  const { error } = form.getFieldState(field, form.formState)
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = nicheIconNames.filter((name) => iconLabel(name).includes(search.trim().toLowerCase()))
  return (
    <div>
      <span className="field-label" id={id}>
        Icon
      </span>
      <button
        type="button"
        className="control inline-grid h-14 w-16 place-items-center"
        aria-labelledby={`${id} ${id}-value`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NicheIcon name={value} />
        <span id={`${id}-value`} className="sr-only">
          {value ? iconLabel(value) : 'none'}
        </span>
      </button>
      {error?.message && <FieldError>{error.message}</FieldError>}
      {createPortal(
        <TitledDialog title="Choose an icon" open={open} onClose={() => setOpen(false)}>
          {open && (
            <div className="text-base">
              <label className="field-label" htmlFor={`${id}-search`}>
                Search the icons
              </label>
              <Input
                id={`${id}-search`}
                type="search"
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <p role="status" className="mt-2 mb-4 text-small text-ink-2">
                {amount(found.length, 'icon', 'icons')}
              </p>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">
                {found.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      className="grid min-h-21 w-full justify-items-center gap-1.5 px-1 py-3 text-center text-small leading-tight wrap-anywhere hover:bg-sunk aria-pressed:bg-sunk aria-pressed:outline-2 aria-pressed:outline-ink"
                      aria-pressed={name === value}
                      onClick={() => {
                        form.setValue(field, name as PathValue<Form, Path<Form>>, {
                          shouldDirty: true,
                          shouldValidate: form.formState.isSubmitted,
                        })
                        setOpen(false)
                      }}
                    >
                      <NicheIcon name={name} size={28} />
                      {iconLabel(name)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </TitledDialog>,
        document.body,
      )}
    </div>
  )
}
