import * as v from 'valibot'
import { plainPictureSchema } from '@/admin/kit/pictures/picture-schema'
import { aboutKeys, paragraphsOf, sectionTexts } from '@/features/about/about-sections'
import type { Json } from '@/lib/database.types'
import { asObject } from '@/lib/json'

/** One part of a section that can be written; its name is the key in the section's value. */
export type AboutPart =
  'title' | 'subtitle' | 'content' | 'quote' | 'photo_url' | 'signature' | 'linkedin_url' | 'testimonial'

/** The sections of the About page: rows of about_settings, and what each holds. */
export const aboutSections: ReadonlyArray<{
  key: string
  /** The last part of its address at the desk. */
  address: string
  heading: string
  parts: readonly AboutPart[]
}> = [
  {
    key: aboutKeys.story,
    address: 'story',
    heading: 'Story and vision',
    parts: ['title', 'subtitle', 'content', 'quote'],
  },
  {
    key: aboutKeys.founder,
    address: 'founder',
    heading: 'Founder',
    parts: ['title', 'subtitle', 'content', 'quote', 'signature', 'photo_url', 'linkedin_url'],
  },
  {
    key: aboutKeys.niche,
    address: 'trades',
    heading: 'Whom the studio works for',
    parts: ['title', 'subtitle', 'content', 'testimonial'],
  },
]

const line = v.pipe(v.string(), v.trim(), v.maxLength(300, 'Keep it under 301 characters'))

/** Everything may be left empty: the page then shows its own words. */
export const aboutSchema = v.object({
  title: line,
  subtitle: line,
  content: v.pipe(v.string(), v.trim(), v.maxLength(20_000, 'Keep the text under 20,001 characters')),
  quote: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Keep the quote under 1,001 characters')),
  /** Its name says who it shows: no words of its own are stored. */
  picture: plainPictureSchema,
  linkedin_url: v.pipe(v.string(), v.trim(), v.regex(/^$|^https:\/\/\S+$/, 'Begin with https://')),
  signature: v.object({ text: line, name: line, title: line }),
  testimonial: v.object({
    quote: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Keep the quote under 1,001 characters')),
    author: line,
  }),
})

export type AboutForm = v.InferOutput<typeof aboutSchema>

type Value = { [key: string]: Json | undefined }

/** A section's value as its form shows it: paragraphs with an empty line between them. */
export function aboutForm(stored: Json | undefined): AboutForm {
  const { photo_url: url, ...texts } = sectionTexts(stored)
  return { ...texts, picture: { url, alt: '' } }
}

/** The value to store: what the section's form shows, and whatever else stands in it untouched. */
export function aboutValue(stored: Json | undefined, form: AboutForm, parts: readonly AboutPart[]): Value {
  const written: Value = {
    ...form,
    content: paragraphsOf(form.content),
    photo_url: form.picture.url || null,
    linkedin_url: form.linkedin_url || null,
  }
  return { ...asObject(stored), ...Object.fromEntries(parts.map((part) => [part, written[part]])) }
}
