import * as v from 'valibot'
import { fromLines, linesSchema, toLines } from '@/admin/kit/form/lines'
import { slugSchema } from '@/admin/kit/form/slug'
import { pictureSchema } from '@/admin/kit/pictures/picture-schema'
import { projectStatus } from '@/features/portfolio/project-status'
import type { Tables } from '@/lib/database.types'

export const projectFields = [
  'id',
  'updated_at',
  'title',
  'slug',
  'description',
  'thumbnail_url',
  'thumbnail_alt',
  'thumbnail_placeholder',
  'package_type',
  'package_category',
  'industry_category',
  'niche_identifier',
  'tech_stack',
  'industry_tags',
  'is_active',
  'is_live_project',
  'is_featured_homepage',
  'status',
  'has_build',
  'project_url',
  'client_description_anonymized',
  'case_narrative_summary',
  'case_study',
  'display_order',
] as const

export type ProjectRow = Pick<Tables<'portfolio_projects'>, (typeof projectFields)[number]> &
  // Not in lists: no role may select it.
  Partial<Pick<Tables<'portfolio_projects'>, 'bolt_project_id'>>

export const packageTypes = ['Spark Package', 'Amplify Package', 'Apex Package', 'Bespoke'] as const
export const statusNames = { live: 'Live', in_progress: 'In progress', concept: 'Concept' } as const
export const longestProjectSlug = 120

const upTo = (longest: number) => {
  const words = `Keep it under ${new Intl.NumberFormat('en-MY').format(longest + 1)} characters`
  return v.pipe(v.string(), v.trim(), v.maxLength(longest, words))
}

/** The limits are those of the table portfolio_projects. */
export const projectSchema = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it a title'),
    v.maxLength(160, 'Keep it under 161 characters'),
  ),
  slug: slugSchema(longestProjectSlug),
  description: upTo(2000),
  picture: pictureSchema,
  status: v.picklist(['live', 'in_progress', 'concept'], 'Say where it stands'),
  project_url: v.pipe(
    upTo(500),
    v.regex(/^$|^(?:\/(?!\/)|https?:\/\/)\S+$/, 'Begin with https://, or with / for a page of this website'),
  ),
  bolt_project_id: upTo(120),
  package_type: v.picklist(packageTypes, 'Choose a package'),
  package_category: v.string(),
  industry_category: v.string(),
  niche_identifier: v.string(),
  tech_stack: linesSchema(30),
  industry_tags: linesSchema(30),
  is_active: v.boolean(),
  is_featured_homepage: v.boolean(),
  client_description_anonymized: upTo(500),
  case_narrative_summary: upTo(2000),
  case_study: upTo(30_000),
})

export type ProjectForm = v.InferOutput<typeof projectSchema>

export const emptyProject = (): ProjectForm => ({
  title: '',
  slug: '',
  description: '',
  picture: { url: '', alt: '', placeholder: null },
  status: 'in_progress',
  project_url: '',
  bolt_project_id: '',
  package_type: 'Spark Package',
  package_category: '',
  industry_category: '',
  niche_identifier: '',
  tech_stack: '',
  industry_tags: '',
  is_active: false,
  is_featured_homepage: false,
  client_description_anonymized: '',
  case_narrative_summary: '',
  case_study: '',
})

/** A status that was never set by hand is the one the site shows. */
export const toProjectForm = (row: ProjectRow): ProjectForm => ({
  title: row.title,
  slug: row.slug,
  description: row.description,
  picture: {
    url: row.thumbnail_url ?? '',
    alt: row.thumbnail_alt ?? '',
    placeholder: row.thumbnail_placeholder,
  },
  status: projectStatus(row),
  project_url: row.project_url ?? '',
  bolt_project_id: row.bolt_project_id ?? '',
  package_type: packageTypes.find((name) => name === row.package_type) ?? 'Bespoke',
  package_category: row.package_category ?? '',
  industry_category: row.industry_category ?? '',
  niche_identifier: row.niche_identifier ?? '',
  tech_stack: toLines(row.tech_stack),
  industry_tags: toLines(row.industry_tags),
  is_active: row.is_active,
  is_featured_homepage: row.is_featured_homepage,
  client_description_anonymized: row.client_description_anonymized ?? '',
  case_narrative_summary: row.case_narrative_summary ?? '',
  case_study: row.case_study ?? '',
})

export const toProjectRow = ({ picture, ...form }: ProjectForm) => ({
  ...form,
  project_detail_slug: form.slug,
  thumbnail_url: picture.url || null,
  thumbnail_alt: picture.alt || null,
  thumbnail_placeholder: picture.placeholder ?? null,
  project_thumbnail_url: picture.url || null,
  is_live_project: form.status === 'live',
  project_url: form.project_url || null,
  bolt_project_id: form.bolt_project_id || null,
  package_category: form.package_category || null,
  industry_category: form.industry_category || null,
  niche_identifier: form.niche_identifier || null,
  tech_stack: fromLines(form.tech_stack),
  industry_tags: fromLines(form.industry_tags),
  client_description_anonymized: form.client_description_anonymized || null,
  case_narrative_summary: form.case_narrative_summary || null,
  case_study: form.case_study || null,
})
