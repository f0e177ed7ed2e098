import { useQuery } from '@tanstack/react-query'
import { ArticleFiling } from '@/admin/articles/article-filing'
import { articleChoicesQuery } from '@/admin/articles/article-choices'
import { ArticleSaved } from '@/admin/articles/article-saved'
import { useArticleForm } from '@/admin/articles/use-article-form'
import { Screen } from '@/admin/shell/screen'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

const actions = {
  now: ['Publish', 'Publishing...'],
  later: ['Schedule', 'Scheduling...'],
  draft: ['Save draft', 'Saving...'],
} as const

export function NewArticleScreen() {
  const { form, submit, titleChanged, saved, failure, again } = useArticleForm()
  const choices = useQuery(articleChoicesQuery)
  const { register, formState, watch } = form
  const { errors, isSubmitting } = formState
  const [label, busyLabel] = actions[watch('when')]

  if (saved) {
    return (
      <Screen title="New article">
        <ArticleSaved article={saved} onAgain={again} />
      </Screen>
    )
  }
  return (
    <Screen title="New article">
      <form className="editor editor-columns" noValidate onSubmit={submit}>
        <div className="editor-main">
          {failure && (
            <Banner>
              <p>{failure}</p>
            </Banner>
          )}
          <Field label="Title" error={errors.title?.message}>
            {(wiring) => (
              <Input
                {...register('title', { onChange: (event) => titleChanged(event.target.value) })}
                {...wiring}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label="Excerpt"
            error={errors.excerpt?.message}
            help="One or two sentences for the list and for search."
          >
            {(wiring) => <Textarea {...register('excerpt')} {...wiring} rows={3} />}
          </Field>
          <Field
            label="Body"
            error={errors.content?.message}
            help="## starts a section. > starts a callout. An empty line starts a paragraph."
          >
            {(wiring) => <Textarea {...register('content')} {...wiring} rows={22} className="mono" />}
          </Field>
        </div>
        <div className="editor-side">
          <Field
            label="Address"
            error={errors.slug?.message}
            help={watch('slug') ? `/blog/${watch('slug')}` : 'Made from the title, until you write your own.'}
          >
            {(wiring) => <Input {...register('slug')} {...wiring} autoComplete="off" spellCheck={false} />}
          </Field>
          <ArticleFiling form={form} choices={choices.data} failed={choices.isError} />
          <p>
            <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
              {label}
            </Button>
          </p>
        </div>
      </form>
    </Screen>
  )
}
