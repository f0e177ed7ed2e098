import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { assertAnswered, isDuplicate } from '@/admin/api-error'
import {
  authorRow,
  authorSchema,
  emptyAuthor,
  longestSlug,
  type AuthorForm,
} from '@/admin/authors/author-schema'
import { saveFailure } from '@/admin/record/save-failure'
import { slugFrom } from '@/admin/form/slug'
import { supabase } from '@/lib/supabase'

/** A new author: the form, and what came of saving it. */
export function useAuthorForm() {
  const queryClient = useQueryClient()
  const form = useForm<AuthorForm>({ resolver: valibotResolver(authorSchema), defaultValues: emptyAuthor })
  const save = useMutation({
    mutationFn: async (author: AuthorForm) => {
      assertAnswered(await supabase.from('blog_authors').insert(authorRow(author)))
      return author
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
    onError: (error) => {
      if (!isDuplicate(error)) return
      const message = 'Another author has this address already. Choose another one.'
      form.setError('slug', { message }, { shouldFocus: true })
    },
  })
  return {
    form,
    submit: form.handleSubmit((author) => save.mutateAsync(author).catch(() => undefined)),
    /** The address follows the name until it is written by hand. */
    nameChanged: (name: string) => {
      if (form.getFieldState('slug').isDirty) return
      form.resetField('slug', { defaultValue: slugFrom(name, longestSlug) })
    },
    saved: save.data,
    failure: save.isError && !isDuplicate(save.error) ? saveFailure(save.error, 'author') : undefined,
    again: () => {
      save.reset()
      form.reset(emptyAuthor)
    },
  }
}
