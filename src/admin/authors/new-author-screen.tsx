import { Link } from 'react-router-dom'
import { AuthorLinks } from '@/admin/authors/author-links'
import { useAuthorForm } from '@/admin/authors/use-author-form'
import { SavedPanel } from '@/admin/form/saved-panel'
import { Screen } from '@/admin/shell/screen'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

export function NewAuthorScreen() {
  const { form, submit, nameChanged, saved, failure, again } = useAuthorForm()
  const { register, formState } = form
  const { errors, isSubmitting } = formState

  if (saved) {
    return (
      <Screen title="New author">
        <SavedPanel title="Author added">
          <p className="mt-3">
            {saved.name} can now sign articles.{' '}
            <Link
              className="underline underline-offset-4"
              to={`/admin/blog/authors?q=${encodeURIComponent(saved.name)}`}
            >
              See them among the authors
            </Link>
            .
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/admin/blog/new">Write an article</ButtonLink>
            <Button variant="line" onClick={again}>
              Add another
            </Button>
          </p>
        </SavedPanel>
      </Screen>
    )
  }
  return (
    <Screen title="New author">
      <form className="editor max-w-192" noValidate onSubmit={submit}>
        {failure && (
          <Banner>
            <p>{failure}</p>
          </Banner>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="Name" error={errors.name?.message}>
            {(wiring) => (
              <Input
                {...register('name', { onChange: (event) => nameChanged(event.target.value) })}
                {...wiring}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label="Address"
            error={errors.slug?.message}
            help="Made from the name, until you write your own."
          >
            {(wiring) => <Input {...register('slug')} {...wiring} autoComplete="off" spellCheck={false} />}
          </Field>
        </div>
        <Field
          label="Title"
          error={errors.title?.message}
          help="What they do at the studio, like Content Editor."
        >
          {(wiring) => <Input {...register('title')} {...wiring} autoComplete="off" />}
        </Field>
        <Field
          label="A few lines about them"
          error={errors.bio?.message}
          help="They stand under each of their articles."
        >
          {(wiring) => <Textarea {...register('bio')} {...wiring} rows={6} />}
        </Field>
        <Field label="Picture" error={errors.avatarUrl?.message} help="Its address, or nothing.">
          {(wiring) => <Input {...register('avatarUrl')} {...wiring} inputMode="url" autoComplete="off" />}
        </Field>
        <AuthorLinks form={form} />
        <p>
          <Button type="submit" busy={isSubmitting} busyLabel="Adding...">
            Add author
          </Button>
        </p>
      </form>
    </Screen>
  )
}
