import { ApiError, assertAnswered } from '@/admin/kit/api/api-error'
import type { ProjectRow } from '@/admin/content/projects/project-schema'
import { supabase } from '@/lib/supabase'

/** A project with its build's id, which no role may select and a procedure tells administrators. Throws ApiError. */
export async function withBuild(row: ProjectRow, signal?: AbortSignal): Promise<ProjectRow> {
  if (!row.has_build) return { ...row, bolt_project_id: null }
  const asked = supabase.rpc('portfolio_builds').eq('project_id', row.id).retry(false)
  const answer = await (signal ? asked.abortSignal(signal) : asked)
  assertAnswered(answer)
  const build = answer.data?.[0]
  // A form without it would take it away with the next save.
  if (!build) throw new ApiError('The id of its build could not be read.', '', answer.status)
  return { ...row, bolt_project_id: build.bolt_project_id }
}
