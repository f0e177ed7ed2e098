import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { imageAddress } from '../../supabase/functions/_shared/markdown/image-address'
import { parseInline } from '../../supabase/functions/_shared/markdown/parse'
import { optionalImageUrl } from '@/admin/kit/form/text-schema'
import { addressRules } from '@/lib/settings'
import { databaseForFile, queryValue } from '../support/database'

const db = databaseForFile()

const file = 'storage/v1/object/public/images/0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d/800x600.webp'
const allowed = [
  `/${file}`,
  `https://project.example/${file}`,
  `http://localhost:54321/${file}`,
  `http://localhost/${file}`,
  `http://127.0.0.1:54321/${file}`,
]
const refused = [
  `http://project.example/${file}`,
  `http://localhost.example/${file}`,
  `http://localhost@project.example/${file}`,
  `http://localhost:54321.project.example/${file}`,
  `http://127.0.0.10/${file}`,
  `http://127x0x0x1/${file}`,
  `//project.example/${file}`,
  `/\\project.example/${file}`,
  `javascript:alert(1)/${file}`,
  `data:image/png;base64,${file}`,
  `https://project.example/a b/${file}`,
]

/** The tables with the address of an image, by the column. */
const columns = [
  ['images', 'url'],
  ['portfolio_projects', 'thumbnail_url'],
  ['portfolio_projects', 'project_thumbnail_url'],
  ['blog_authors', 'avatar_url'],
  ['blog_posts', 'featured_image_url'],
] as const

describe('the address of an image', () => {
  test.each([...allowed.map((url) => [url, true] as const), ...refused.map((url) => [url, false] as const)])(
    'has one rule in forms, settings, articles and the database: %j, allowed %s',
    async (url, isAllowed) => {
      expect(await queryValue(db.backend, 'select private.is_image_address($1) as allowed', [url])).toBe(
        isAllowed,
      )
      expect(imageAddress.test(url)).toBe(isAllowed)
      expect(v.safeParse(optionalImageUrl, url).success).toBe(isAllowed)
      expect(addressRules.image.test(url)).toBe(isAllowed)
      const shown = parseInline(`![A shop](${url})`).some(
        (node) => typeof node === 'object' && node.type === 'image',
      )
      expect(shown).toBe(isAllowed)
    },
  )

  test.each(columns)(
    'is stored in %s.%s where the API of this machine has its own port',
    async (table, column) => {
      const { error } = await db.admin
        .from(table)
        .update({ [column]: allowed[2] } as never)
        .eq('id', await db.add(table))
      expect(error).toBeNull()
      const other = await db.admin
        .from(table)
        .update({ [column]: refused[0] } as never)
        .eq('id', await db.add(table))
      expect(other.error?.code).toBe('23514')
    },
  )

  test('is checked by one rule in every table', async () => {
    const checks = await db.backend.query<{ checked: string }>(`
      select format('%s.%s', c.relname, a.attname) as checked
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      where k.contype = 'c' and a.attname ~ '(^url|thumbnail_url|image_url|avatar_url)$' and c.relname <> 'social_links'
        and pg_get_constraintdef(k.oid) ~ 'is_image_address'
      order by 1`)
    const found = await db.backend.query<{ checked: string }>(`
      select format('%s.%s', c.relname, a.attname) as checked
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and a.attname ~ '(^url|thumbnail_url|image_url|avatar_url)$' and c.relname <> 'social_links'
      order by 1`)
    expect(checks).toEqual(found)
    expect(found).toHaveLength(columns.length)
  })
})
