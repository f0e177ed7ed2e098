// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { requests, serve } from '@tests/support/fake-server'
import { withBuild } from '@/admin/content/projects/projects-resource'
import type { ProjectRow } from '@/admin/content/projects/project-schema'

const project = (hasBuild: boolean) => ({ id: 'a', has_build: hasBuild }) as ProjectRow

it('the build is fetched only for a project that has one', async () => {
  serve('rpc/portfolio_builds', [{ project_id: 'a', bolt_project_id: 'sb1-abc' }])
  expect(await withBuild(project(false))).toMatchObject({ bolt_project_id: null })
  expect(requests).toEqual([])
  expect(await withBuild(project(true))).toMatchObject({ bolt_project_id: 'sb1-abc' })
  expect(requests.map(({ params }) => params.get('project_id'))).toEqual(['eq.a'])
})

it('a build that cannot be read is an error, since the form would remove it', async () => {
  serve('rpc/portfolio_builds', [])
  await expect(withBuild(project(true))).rejects.toThrow('could not be loaded')
})
