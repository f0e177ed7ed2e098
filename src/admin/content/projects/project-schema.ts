import * as v from 'valibot'
import { fromLines, linesSchema, toLines, optionalText, requiredText } from '@/admin/kit/form/text-schema'
import { emptyToNull, nullToEmpty } from '@/admin/kit/form/nullable-text'
import { slugSchema } from '@/admin/kit/form/slug'
import { pictureSchema } from '@/admin/kit/pictures/picture-schema'
import type { ProjectImage } from '@/features/portfolio/project-listing'
import { inProgress } from '@/content/portfolio'
import { projectStatus } from '@/features/portfolio/project-status'
import type { Tables } from '@/lib/database.types'

/** Texts and days that may be null; the id of the build is among them, which no role may select. */
const storedTexts = [
  'project_url',
  'package_category',
  'industry_category',
  'niche_identifier',
  'client_description_anonymized',
  'case_narrative_summary',
  'case_study',
  'testing_on',
  'launch_on',
] as const
const texts = [...storedTexts, 'bolt_project_id'] as const

export const projectFields = [
  ...storedTexts,
  'id',
  'updated_at',
  'title',
  'slug',
  'description',
  'thumbnail_url',
  'thumbnail_alt',
  'thumbnail_placeholder',
  'package_type',
  'tech_stack',
  'industry_tags',
  'is_active',
  'is_live_project',
  'is_featured_homepage',
  'is_sample',
  'status',
  'has_build',
  'display_order',
  'steps_done',
  'images',
] as const

export type ProjectRow = Pick<Tables<'portfolio_projects'>, (typeof projectFields)[number]> &
  // Not in lists: no role may select it.
  Partial<Pick<Tables<'portfolio_projects'>, 'bolt_project_id'>>

export const packageTypes = ['Spark Package', 'Amplify Package', 'Apex Package', 'Bespoke'] as const
export const statusNames = { live: 'Live', in_progress: 'In progress', concept: 'Concept' } as const
/** By how many steps are done: the one that is being done. */
export const stepChoices = [
  ...inProgress.phases.items.flatMap(({ title, steps }) => steps.map((step) => `${title}: ${step}`)),
  'All nine are done',
].map((label, done) => ({ value: String(done), label }))
export const longestProjectSlug = 120
const mostImages = 12
export const emptyImage = { url: '', alt: '', placeholder: null }

/** The limits are those of the table portfolio_projects. */
export const projectSchema = v.object({
  title: requiredText('Give it a title', 160),
  slug: slugSchema(longestProjectSlug),
  description: optionalText(2000),
  picture: pictureSchema,
  images: v.pipe(
    v.array(pictureSchema),
    v.maxLength(mostImages, `A project shows ${mostImages} more images at most`),
  ),
  status: v.picklist(['live', 'in_progress', 'concept'], 'Say where it stands'),
  steps_done: v.picklist(stepChoices.map(({ value }) => value)),
  testing_on: v.string(),
  launch_on: v.string(),
  project_url: v.pipe(
    optionalText(500),
    v.regex(
      /^$|^(?:\/(?![/\\])|https?:\/\/)\S+$/,
      'Begin with https://, or with / for a page of this website',
    ),
  ),
  bolt_project_id: optionalText(120),
  package_type: v.picklist(packageTypes, 'Choose a package'),
  package_category: v.string(),
  industry_category: v.string(),
  niche_identifier: v.string(),
  tech_stack: linesSchema(30),
  industry_tags: linesSchema(30),
  is_active: v.boolean(),
  is_featured_homepage: v.boolean(),
  is_sample: v.boolean(),
  client_description_anonymized: optionalText(500),
  case_narrative_summary: optionalText(2000),
  case_study: optionalText(30_000),
})

export type ProjectForm = v.InferOutput<typeof projectSchema>

export const emptyProject = (): ProjectForm => ({
  ...nullToEmpty({} as ProjectRow, texts),
  title: '',
  slug: '',
  description: '',
  picture: emptyImage,
  images: [],
  status: 'in_progress',
  steps_done: '0',
  package_type: 'Spark Package',
  tech_stack: '',
  industry_tags: '',
  is_active: false,
  is_featured_homepage: false,
  is_sample: false,
})

export const toProjectForm = (row: ProjectRow): ProjectForm => ({
  ...nullToEmpty(row, texts),
  title: row.title,
  slug: row.slug,
  description: row.description,
  picture: {
    url: row.thumbnail_url ?? '',
    alt: row.thumbnail_alt ?? '',
    placeholder: row.thumbnail_placeholder,
  },
  images: (row.images as unknown as ProjectImage[]).map(({ url, alt, placeholder }) => ({
    url,
    alt,
    placeholder: placeholder ?? null,
  })),
  // One that was never set by hand is the one the site shows.
  status: projectStatus(row),
  steps_done: String(row.steps_done),
  package_type: packageTypes.find((name) => name === row.package_type) ?? 'Bespoke',
  tech_stack: toLines(row.tech_stack),
  industry_tags: toLines(row.industry_tags),
  is_active: row.is_active,
  is_featured_homepage: row.is_featured_homepage,
  is_sample: row.is_sample,
})

export const toProjectRow = ({ picture, ...form }: ProjectForm) => ({
  ...form,
  ...emptyToNull(form, texts),
  project_detail_slug: form.slug,
  thumbnail_url: picture.url || null,
  thumbnail_alt: picture.alt || null,
  thumbnail_placeholder: picture.placeholder ?? null,
  project_thumbnail_url: picture.url || null,
  is_live_project: form.status === 'live',
  // An entry for which no image was chosen is left out.
  images: form.images.filter(({ url }) => url !== ''),
  steps_done: Number(form.steps_done),
  tech_stack: fromLines(form.tech_stack),
  industry_tags: fromLines(form.industry_tags),
})
