import { beforeEach, expect, it, vi } from 'vitest'
import { withBuild } from '@/admin/content/projects/project-build'
import type { ProjectRow } from '@/admin/content/projects/project-schema'

const server = vi.hoisted(() => ({ asked: [] as string[][], builds: [] as object[] }))
vi.mock('@/lib/supabase', () => ({
  supabase: {
    rpc: (name: string) => ({
      eq: (column: string, value: string) => ({
        retry: async () => {
          server.asked.push([name, column, value])
          return { data: server.builds, error: null, status: 200 }
        },
      }),
    }),
  },
}))
beforeEach(() => {
  server.asked.length = 0
})
const project = (hasBuild: boolean) => ({ id: 'a', has_build: hasBuild }) as ProjectRow

it('only a project with a build is asked about', async () => {
  server.builds = [{ project_id: 'a', bolt_project_id: 'sb1-abc' }]
  expect(await withBuild(project(false))).toMatchObject({ bolt_project_id: null })
  expect(server.asked).toEqual([])
  expect(await withBuild(project(true))).toMatchObject({ bolt_project_id: 'sb1-abc' })
  expect(server.asked).toEqual([['portfolio_builds', 'project_id', 'a']])
})

it('a build that cannot be read opens no form that would take it away', async () => {
  server.builds = []
  await expect(withBuild(project(true))).rejects.toThrow('could not be read')
})
