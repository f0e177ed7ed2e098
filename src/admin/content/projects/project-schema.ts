import * as v from 'valibot'
import {
  field,
  linesSchema,
  toLines,
  dateText,
  optionalImageUrl,
  optionalText,
  orNull,
  requiredText,
  slugSchema,
} from '@/admin/kit/form/text-schema'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { inProgress } from '@/content/portfolio'
import { projectStatus } from '@/features/portfolio/project-status'
import type { Tables } from '@/lib/database.types'

export const packageTypes = ['Spark Package', 'Amplify Package', 'Apex Package', 'Bespoke'] as const
export const statusNames = { live: 'Live', in_progress: 'In progress', concept: 'Concept' } as const
/** The options of the current step, by the number of finished steps. */
export const stepChoices = [
  ...inProgress.phases.items.flatMap(({ title, steps }) => steps.map((step) => `${title}: ${step}`)),
  'All nine are done',
].map((label, done) => ({ value: String(done), label }))
export const longestProjectSlug = 120
const mostImages = 12
export const emptyImage = { url: '', alt: '', placeholder: null }

/** An optional image; a present one needs a description. */
const imageSchema = v.pipe(
  v.object({
    url: optionalImageUrl,
    alt: optionalText(300),
    placeholder: v.optional(v.nullable(v.string())),
  }),
  v.check(({ url, alt }) => url === '' || alt !== '', 'Say what the image shows'),
)

/** The limits match the table portfolio_projects. */
export const projectSchema = v.object({
  title: field('Title', requiredText('Give it a title', 160)),
  slug: field('Address of its page', slugSchema(longestProjectSlug)),
  description: field('In two sentences', optionalText(2000)),
  image: field('Image', imageSchema),
  images: field(
    'More images',
    v.pipe(
      v.array(imageSchema),
      v.maxLength(mostImages, `A project shows ${mostImages} more images at most`),
      // Entries without an image are left out.
      v.transform((images) => images.filter(({ url }) => url !== '')),
    ),
  ),
  status: field('Status', v.picklist(['live', 'in_progress', 'concept'], 'Choose its status')),
  steps_done: field(
    'Current step',
    v.pipe(v.picklist(stepChoices.map(({ value }) => value)), v.transform(Number)),
  ),
  testing_on: field('Testing begins on', orNull(dateText)),
  launch_on: field('Goes live on', orNull(dateText)),
  project_url: field(
    'Link to the client’s site',
    orNull(
      v.pipe(
        optionalText(500),
        v.regex(
          /^$|^(?:\/(?![/\\])|https?:\/\/)\S+$/,
          'Begin with https://, or with / for a page of this website',
        ),
      ),
    ),
  ),
  bolt_project_id: field('Bolt project', orNull(optionalText(120))),
  package_type: field('Package sold', v.picklist(packageTypes, 'Choose a package')),
  package_category: field('Portfolio filter: package', orNull(v.string())),
  industry_category: field('Portfolio filter: industry', orNull(v.string())),
  niche_identifier: field('Industry page that shows it', orNull(v.string())),
  tech_stack: field('Built with', linesSchema(30)),
  industry_tags: field('Tags', linesSchema(30)),
  is_active: field('On the website', v.boolean()),
  is_featured_homepage: field('Featured on Home', v.boolean()),
  is_sample: field('Sample', v.boolean()),
  client_description_anonymized: field('Client (anonymous)', orNull(optionalText(500))),
  case_narrative_summary: field('Case study, in a paragraph', orNull(optionalText(2000))),
  case_study: field('Case study, in full', orNull(optionalText(30_000))),
})

export type ProjectForm = v.InferInput<typeof projectSchema>

export const projectFields = columnsOf(
  // No role may select the build's id; a database function returns it to administrators.
  v.omit(projectSchema, ['image', 'bolt_project_id']),
  'thumbnail_url',
  'thumbnail_alt',
  'thumbnail_placeholder',
  'is_live_project',
  'has_build',
  'display_order',
)
export type ProjectRow = Pick<Tables<'portfolio_projects'>, (typeof projectFields)[number]> &
  // Not part of lists.
  Partial<Pick<Tables<'portfolio_projects'>, 'bolt_project_id'>>

export const emptyProject = {
  image: emptyImage,
  images: [],
  status: 'in_progress',
  steps_done: '0',
  package_type: 'Spark Package',
} satisfies Partial<ProjectForm>

export const toProjectForm = (row: ProjectRow) =>
  ({
    image: {
      url: row.thumbnail_url ?? '',
      alt: row.thumbnail_alt ?? '',
      placeholder: row.thumbnail_placeholder,
    },
    // A status that was never set by hand is derived as on the website.
    status: projectStatus(row),
    steps_done: String(row.steps_done),
    tech_stack: toLines(row.tech_stack),
    industry_tags: toLines(row.industry_tags),
  }) satisfies Partial<ProjectForm>

export const toProjectRow = ({ image, ...columns }: v.InferOutput<typeof projectSchema>) => ({
  ...columns,
  project_detail_slug: columns.slug,
  thumbnail_url: image.url || null,
  thumbnail_alt: image.alt || null,
  thumbnail_placeholder: image.placeholder ?? null,
  project_thumbnail_url: image.url || null,
  is_live_project: columns.status === 'live',
})
