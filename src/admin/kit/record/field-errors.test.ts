import { expect, it } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { refusedField } from '@/admin/kit/record/field-errors'

const record = { table: 'blog_posts', noun: 'article', labels: { slug: 'Address' } }
const fault = (code: string, message: string, details = '') =>
  refusedField(new ApiError(message, code, 409, details), record)

it('a duplicate value is reported at its field with the field’s label', () => {
  const words = {
    column: 'slug',
    message: 'Another article has this address already. Choose another one.',
  }
  const message = 'duplicate key value violates unique constraint "blog_posts_slug_key"'
  expect(fault('23505', message, 'Key (slug)=(about) already exists.')).toEqual(words)
  expect(fault('23505', message), 'without details').toEqual(words)
})

it('a check, a reference and an empty column are found by their names', () => {
  const check =
    'new row for relation "blog_posts" violates check constraint "blog_posts_meta_description_check"'
  expect(fault('23514', check)?.column).toBe('meta_description')
  expect(fault('23514', check.replace('_check"', '_check1"'))?.column).toBe('meta_description')
  const reference =
    'insert or update on table "blog_posts" violates foreign key constraint "blog_posts_author_id_fkey"'
  expect(fault('23503', reference)?.column).toBe('author_id')
  expect(fault('23502', 'null value in column "title" of relation "blog_posts"')?.column).toBe('title')
})

it('other failures belong to no field', () => {
  expect(fault('42501', 'permission denied for table blog_posts')).toBeUndefined()
  expect(fault('23514', 'violates check constraint "some_rule_of_another_table"')).toBeUndefined()
  expect(refusedField(new Error('offline'), record)).toBeUndefined()
})
