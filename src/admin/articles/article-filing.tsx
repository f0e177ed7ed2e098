import type { UseFormReturn } from 'react-hook-form'
import type { ArticleForm } from '@/admin/articles/article-schema'
import { toMalaysiaField } from '@/admin/malaysia-time'
import { Checkbox, Input, Radio, Select } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'

interface ArticleFilingProps {
  form: UseFormReturn<ArticleForm>
  choices?: { categories: string[]; topics: string[]; authors: Array<{ id: string; name: string }> }
  failed: boolean
}

/** What is decided about an article: where it is filed, whose it is, and when it is to be seen. */
export function ArticleFiling({ form, choices, failed }: ArticleFilingProps) {
  const { register, formState, watch } = form
  const { errors } = formState
  const named = (names: readonly string[] = []) => names.map((name) => <option key={name}>{name}</option>)
  return (
    <>
      {failed && <FieldError>Categories, topics and authors could not be loaded.</FieldError>}
      <Field label="Category">
        {(wiring) => (
          <Select {...register('category')} {...wiring}>
            <option value="">None</option>
            {named(choices?.categories)}
          </Select>
        )}
      </Field>
      <Field label="Topic">
        {(wiring) => (
          <Select {...register('topic')} {...wiring}>
            <option value="">None</option>
            {named(choices?.topics)}
          </Select>
        )}
      </Field>
      <Field label="Author">
        {(wiring) => (
          <Select {...register('authorId')} {...wiring}>
            <option value="">The studio</option>
            {choices?.authors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid">
        <legend className="field-label">When it is to be seen</legend>
        <Radio {...register('when')} value="draft">
          Not yet: keep it as a draft
        </Radio>
        <Radio {...register('when')} value="now">
          Now
        </Radio>
        <Radio {...register('when')} value="later">
          Later, by itself
        </Radio>
      </fieldset>
      {watch('when') === 'later' && (
        <Field label="Day and time" error={errors.publishAt?.message} help="Malaysian time (MYT).">
          {(wiring) => (
            <Input
              {...register('publishAt')}
              {...wiring}
              type="datetime-local"
              min={toMalaysiaField(new Date())}
            />
          )}
        </Field>
      )}
      <Checkbox {...register('isFeatured')}>Show among featured articles</Checkbox>
    </>
  )
}
