import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { assertAnswered, isDuplicate } from '@/admin/api-error'
import {
  articleRow,
  articleSchema,
  emptyArticle,
  longestSlug,
  type ArticleForm,
} from '@/admin/articles/article-schema'
import { saveFailure } from '@/admin/record/save-failure'
import { slugFrom } from '@/admin/form/slug'
import { supabase } from '@/lib/supabase'

/** A new article: its form, and what came of saving it. */
export function useArticleForm() {
  const queryClient = useQueryClient()
  const form = useForm<ArticleForm>({ resolver: valibotResolver(articleSchema), defaultValues: emptyArticle })
  const save = useMutation({
    mutationFn: async (article: ArticleForm) => {
      assertAnswered(await supabase.from('blog_posts').insert(articleRow(article)))
      return article
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
    onError: (error) => {
      if (!isDuplicate(error)) return
      const message = 'Another article has this address already. Choose another one.'
      form.setError('slug', { message }, { shouldFocus: true })
    },
  })
  return {
    form,
    submit: form.handleSubmit((article) => save.mutateAsync(article).catch(() => undefined)),
    /** The address follows the title until it is written by hand. */
    titleChanged: (title: string) => {
      if (form.getFieldState('slug').isDirty) return
      form.resetField('slug', { defaultValue: slugFrom(title, longestSlug) })
    },
    saved: save.data,
    failure: save.isError && !isDuplicate(save.error) ? saveFailure(save.error, 'article') : undefined,
    again: () => {
      save.reset()
      form.reset(emptyArticle)
    },
  }
}
