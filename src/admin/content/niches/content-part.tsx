import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { get, useFieldArray, type Path, type UseFormReturn } from 'react-hook-form'
import type { ContentNode, GroupNode, ListNode, TextNode } from '@/admin/content/niches/content-fields'
import { emptyEntry, shownKey } from '@/admin/content/niches/content-form'
import { IconChoice } from '@/admin/content/niches/icon-choice'
import type { NicheForm } from '@/admin/content/niches/niche-schema'
import { MoveButton } from '@/admin/kit/reorder/reorder-rows'
import { TextField } from '@/admin/kit/form/text-field'
import { PictureField } from '@/admin/kit/pictures/picture-field'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/controls'
import { FieldError } from '@/components/ui/field'
import { capital } from '@/lib/written-text'

type Form = UseFormReturn<NicheForm>

interface PartProps<Node extends ContentNode> {
  form: Form
  node: Node
  /** The way to it in the form: `content.faq.faqItems.0`. */
  path: string
}

// Paths are made from the schema at run time, where the form's type cannot follow.
const at = (path: string) => path as Path<NicheForm>

/** The fields of a part of the content, whatever the schema says it is made of. */
export function ContentPart({ node, ...rest }: PartProps<ContentNode>) {
  if (node.kind === 'group') return <Part node={node} {...rest} />
  if (node.kind === 'list') return <List node={node} {...rest} />
  return <Text node={node} {...rest} />
}

/** A part of the page: closed until it is worked on, with the switch that leaves it out. */
function Part({ form, node, path }: PartProps<GroupNode>) {
  const shown = !node.optional || form.watch(at(`${path}.${shownKey}`)) !== (false as never)
  const faulty = get(form.formState.errors, path) !== undefined
  const { submitCount } = form.formState
  const details = useRef<HTMLDetailsElement>(null)
  // A field in a closed part cannot take the focus: once it is open, the first wrong one does.
  useEffect(() => {
    if (!faulty || submitCount === 0 || document.activeElement?.ariaInvalid === 'true') return
    details.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faulty, submitCount])
  return (
    <details ref={details} className="content-part" open={faulty || undefined}>
      <summary>
        <span className="content-part-name">{node.label}</span>
        <span className="text-small text-ink-2">{shown ? '' : 'Not on the page'}</span>
      </summary>
      <div className="content-part-body">
        {node.optional && (
          <Checkbox {...form.register(at(`${path}.${shownKey}`))}>Show this part on the page</Checkbox>
        )}
        {shown &&
          node.fields.map((field) => (
            <ContentPart key={field.key} form={form} node={field} path={`${path}.${field.key}`} />
          ))}
      </div>
    </details>
  )
}

function Text({ form, node, path }: PartProps<TextNode>) {
  const { label, help, kind, needed } = node
  const set = (text: string) =>
    form.setValue(at(path), text as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  if (kind === 'icon') {
    return <IconChoice label={label} value={String(form.watch(at(path)) ?? '')} onChange={set} />
  }
  if (kind === 'picture') {
    return (
      <PictureField
        label={label}
        described={false}
        help="Stands beside the words; the page says nothing of what it shows."
        value={{ url: String(form.watch(at(path)) ?? ''), alt: '' }}
        error={asMessage(form.getFieldState(at(path), form.formState).error?.message)}
        onChange={({ url }) => set(url)}
      />
    )
  }
  return (
    <TextField
      form={form}
      name={at(path)}
      label={needed ? label : `${label} (may be empty)`}
      help={help}
      rows={kind === 'long' ? 3 : undefined}
      inputMode={kind === 'link' ? 'url' : undefined}
    />
  )
}

/** Entries one below the other, each with the way up, down and out. */
function List({ form, node, path }: PartProps<ListNode>) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: at(path) as never })
  const error = get(form.formState.errors, path) as
    { message?: string; root?: { message?: string } } | undefined
  const message = error?.message ?? error?.root?.message
  return (
    <fieldset className="content-list">
      <legend>{node.label}</legend>
      <ol>
        {fields.map(({ id }, index) => {
          const called = `${node.one} ${index + 1}`
          const here = `${path}.${index}`
          return (
            <li key={id}>
              <fieldset className="content-entry">
                <legend className="sr-only">{called}</legend>
                <div className="content-entry-acts">
                  <MoveButton
                    label={`Move ${called} up`}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <MoveButton
                    label={`Move ${called} down`}
                    icon={ArrowDown}
                    disabled={index === fields.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <button type="button" className="quiet-action" onClick={() => remove(index)}>
                    Remove<span className="sr-only"> {called}</span>
                  </button>
                </div>
                <div className="content-entry-fields">
                  {node.entry.kind === 'group' ? (
                    node.entry.fields.map((field) => (
                      <ContentPart key={field.key} form={form} node={field} path={`${here}.${field.key}`} />
                    ))
                  ) : (
                    <Text
                      form={form}
                      node={{ ...node.entry, label: `${capital(node.one)} ${index + 1}`, needed: true }}
                      path={`${here}.text`}
                    />
                  )}
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
      {message && <FieldError>{message}</FieldError>}
      <Button variant="line" size="small" onClick={() => append(emptyEntry(node.entry) as never)}>
        <Plus size={18} aria-hidden="true" />
        Add {/^[aeiou]/.test(node.one) ? 'an' : 'a'} {node.one}
      </Button>
    </fieldset>
  )
}

const asMessage = (message: unknown) => (typeof message === 'string' ? message : undefined)
