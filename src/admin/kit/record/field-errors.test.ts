// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { portfolioCategories } from '@/admin/content/projects/categories-resource'
import { testimonials } from '@/admin/content/testimonials/testimonials-resource'
import { refusedField } from '@/admin/kit/record/field-errors'
import { recordOf } from '@tests/support/record-of'

const record = { table: 'blog_posts', noun: 'article', labels: { slug: 'Address' } }
const fault = (code: string, message: string) => refusedField(new ApiError(message, code, 409), record)
const duplicate = (constraint: string) => `duplicate key value violates unique constraint "${constraint}"`

it('a duplicate value is reported at its field with the field’s label', () => {
  expect(fault('23505', duplicate('blog_posts_slug_key'))).toEqual({
    field: 'slug',
    message: 'Another article has this address already. Choose another one.',
  })
})

it('a value that is unique together with another is reported at the field to change', () => {
  const error = (constraint: string) => new ApiError(duplicate(constraint), '23505', 409)
  expect(refusedField(error('portfolio_categories_type_slug_key'), recordOf(portfolioCategories))).toEqual({
    field: 'slug',
    message: 'Another category has this web address already. Choose another one.',
  })
  const quoted = error('niche_testimonials_niche_identifier_quote_text_key')
  expect(refusedField(quoted, recordOf(testimonials))?.field).toBe('quote_text')
})

it('a check and a reference are found by their names', () => {
  const check = 'new row for relation "blog_posts" violates check constraint "blog_posts_excerpt_check"'
  expect(fault('23514', check)?.field).toBe('excerpt')
  expect(fault('23514', check.replace('_check"', '_check1"'))?.field).toBe('excerpt')
  const reference =
    'insert or update on table "blog_posts" violates foreign key constraint "blog_posts_author_id_fkey"'
  expect(fault('23503', reference)?.field).toBe('author_id')
})

it('other failures belong to no field', () => {
  expect(fault('42501', 'permission denied for table blog_posts')).toBeUndefined()
  expect(fault('23514', 'violates check constraint "some_rule_of_another_table"')).toBeUndefined()
  expect(refusedField(new Error('offline'), record)).toBeUndefined()
})
