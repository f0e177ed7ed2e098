import * as v from 'valibot'
import {
  fromNicheContentForm,
  nicheContentFormSchema,
  toNicheContentForm,
} from '@/admin/content/niches/niche-content-form'
import {
  field,
  lines,
  linesSchema,
  toLines,
  optionalText,
  requiredText,
  slugSchema,
} from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { isSlug } from '@/lib/slug'
import type { Tables } from '@/lib/database.types'

export const longestNicheSlug = 80

/** The limits match the table niche_pages; those of the content are in niche-content-form.ts. */
export const nicheSchema = v.object({
  name: field('Industry', requiredText('Give it a name', 80)),
  slug: field('Web address', slugSchema(longestNicheSlug)),
  aliases: field(
    'Other spellings',
    v.pipe(
      lines,
      v.everyItem(isSlug, 'Use small letters, digits and single hyphens only, one address on each line'),
    ),
  ),
  search_words: field('Words people search with', linesSchema(150)),
  icon_name: field(
    'Icon',
    v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]*$/, 'Choose an icon'), v.maxLength(40)),
  ),
  tagline: field('Tagline', optionalText(300)),
  status: field('Page', v.picklist(['live', 'coming_soon'], 'Say whether there is a page')),
  is_published: field('On the website', v.boolean()),
  content: field('What the page says', nicheContentFormSchema),
})
export type NicheForm = v.InferInput<typeof nicheSchema>

export const nicheFields = columnsOf(nicheSchema, 'display_order')
export type NicheRow = Pick<Tables<'niche_pages'>, (typeof nicheFields)[number]>

export const toNicheForm = (row: NicheRow) => ({
  aliases: toLines(row.aliases),
  search_words: toLines(row.search_words),
  content: toNicheContentForm(row.content),
})

export const toNicheRow = (
  { content, ...columns }: v.InferOutput<typeof nicheSchema>,
  stored: NicheRow | undefined,
) => ({ ...columns, content: fromNicheContentForm(content, stored?.content) })
