import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { projectSchema, type ProjectForm, type ProjectRow } from '@/admin/content/projects/project-schema'
import { projects } from '@/admin/content/projects/projects-resource'
import { recordOf } from '@tests/support/record-of'

const { empty, toForm, ...record } = recordOf(projects)
const toRow = (form: ProjectForm) => record.toRow(form, undefined)

const row: ProjectRow = {
  id: 'a',
  updated_at: '2026-11-21T00:00:00Z',
  title: 'Teluk Senja',
  slug: 'teluk-senja',
  description: 'Nine rooms.',
  thumbnail_url: '/images/projects/teluk-senja-1200.webp',
  thumbnail_alt: 'A bay',
  thumbnail_placeholder: null,
  package_type: 'Apex Package',
  package_category: 'apex',
  industry_category: null,
  niche_identifier: 'hotel',
  tech_stack: ['React', 'Supabase'],
  industry_tags: [],
  is_active: true,
  is_live_project: true,
  is_featured_homepage: false,
  is_sample: false,
  status: null,
  has_build: false,
  project_url: null,
  client_description_anonymized: null,
  case_narrative_summary: null,
  case_study: '## The brief',
  steps_done: 4,
  testing_on: '2026-12-01',
  launch_on: null,
  display_order: 1,
  images: [{ url: '/images/projects/teluk-senja-inner-1200x900.webp', alt: 'A room', placeholder: null }],
}
const written = { ...empty(), title: 'A shop', slug: 'a-shop' }
const faults = (change: object) =>
  v.safeParse(projectSchema, { ...written, ...change }).issues?.map((issue) => v.getDotPath(issue))

describe('the form of a project', () => {
  it('returns the stored values, with an explicit status and null for empty fields', () => {
    expect(toRow(toForm(row))).toMatchObject({
      title: 'Teluk Senja',
      thumbnail_url: row.thumbnail_url,
      project_thumbnail_url: row.thumbnail_url,
      thumbnail_alt: 'A bay',
      status: 'live',
      is_live_project: true,
      steps_done: 4,
      testing_on: '2026-12-01',
      launch_on: null,
      industry_category: null,
      project_url: null,
      tech_stack: ['React', 'Supabase'],
      industry_tags: [],
    })
  })

  it('keeps the id of its build, and removes it if the field is emptied', () => {
    const built = { ...row, has_build: true, bolt_project_id: 'sb1-abc' }
    expect(toRow(toForm(built)).bolt_project_id).toBe('sb1-abc')
    expect(toRow({ ...toForm(built), bolt_project_id: '' }).bolt_project_id).toBeNull()
  })

  it('is no longer live when its status becomes in progress', () => {
    expect(toRow({ ...toForm(row), status: 'in_progress' }).is_live_project).toBe(false)
  })

  it('accepts the defaults of a new project once it has a title', () => {
    expect(faults({})).toBeUndefined()
    expect(faults({ title: ' ' })).toEqual(['title'])
  })

  it.each([
    ['a javascript: URL', { project_url: 'javascript:alert(1)' }, 'project_url'],
    ['an image without a description', { image: { url: '/images/a.webp', alt: ' ' } }, 'image'],
    ['a further image without one', { images: [{ url: '/images/a.webp', alt: ' ' }] }, 'images.0'],
    ['an image with a data: URL', { image: { url: 'data:,', alt: 'A' } }, 'image.url'],
    ['a too long tag', { industry_tags: 'x'.repeat(61) }, 'industry_tags'],
    ['a too long build id', { bolt_project_id: 'x'.repeat(121) }, 'bolt_project_id'],
    ['the year 26', { testing_on: '0026-12-01' }, 'testing_on'],
    ['the year 26', { launch_on: '0026-12-01' }, 'launch_on'],
    ['a tenth step', { steps_done: '10' }, 'steps_done'],
    ['an unknown package', { package_type: 'Gold' }, 'package_type'],
  ])('shows an error for %s at its field', (_what, change, path) => {
    expect(faults(change)).toContain(path)
  })

  it('reads a list one per line, without empty and duplicate lines', () => {
    expect(toRow({ ...written, tech_stack: ' React \n\nReact\nPWA' }).tech_stack).toEqual(['React', 'PWA'])
  })
})
