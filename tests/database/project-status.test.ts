import { beforeAll, expect, test } from 'vitest'
import { projectStatus, projectStatuses, statusConditions } from '@/features/portfolio/project-status'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

beforeAll(async () => {
  let slug = 0
  for (const status of [...projectStatuses, null])
    for (const is_live_project of [true, false])
      for (const bolt_project_id of ['build', null]) {
        slug += 1
        await db.add('portfolio_projects', { slug: `rule-${slug}`, status, is_live_project, bolt_project_id })
      }
})

test.each(projectStatuses)(
  'the filter for %s finds the projects that the rule gives this status',
  async (status) => {
    const rules = db.visitor
      .from('portfolio_projects')
      .select('slug, status, is_live_project, has_build')
      .like('slug', 'rule-%')
    const { data: all } = await rules.throwOnError()
    expect(all).toHaveLength(16)
    const { data: found } = await db.visitor
      .from('portfolio_projects')
      .select('slug')
      .like('slug', 'rule-%')
      .or(statusConditions[status])
      .throwOnError()
    const expected = (all ?? []).filter((row) => projectStatus(row) === status).map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(0)
    expect((found ?? []).map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted())
  },
)
