import { ProjectAside, ProjectFields } from '@/admin/content/projects/project-fields'
import {
  emptyProject,
  projectFields,
  projectSchema,
  statusNames,
  toProjectForm,
  toProjectRow,
  type ProjectRow,
} from '@/admin/content/projects/project-schema'
import { adminPaths } from '@/admin/kit/paths'
import { NamedImage } from '@/admin/kit/images/named-image'
import { placeColumn, shownFilter, shownBadge } from '@/admin/kit/list/columns'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { StatusBadge } from '@/components/ui/status-badge'
import { projectStatus } from '@/features/portfolio/project-status'
import { ApiError } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

const levels = { live: 'success', in_progress: 'warning', concept: 'neutral' } as const

export const projects = defineResource<ProjectRow, ProjectRow, typeof projectSchema>({
  name: 'projects',
  path: adminPaths.projects,
  table: 'portfolio_projects',
  names: { title: 'Projects', one: 'project', many: 'projects' },
  rowLabel: ({ title }) => title,
  searchKind: 'project',
  create: { keywords: 'add portfolio work' },
  reorder: [
    {
      title: 'Order of projects',
      lead: 'The order of the portfolio. Home and industry pages show the first ones.',
      labelColumn: 'title',
      detailColumn: 'package_type',
    },
  ],
  list: {
    fields: projectFields,
    search: { columns: ['title', 'slug', 'description'], label: 'Search projects' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: Object.entries(statusNames).map(([value, label]) => ({
          value,
          label,
          where: [['status', 'eq', value]],
        })),
      },
      shownFilter('is_active'),
    ],
    columns: [
      {
        id: 'title',
        header: 'Title',
        kind: 'main',
        sortBy: 'title',
        cell: ({ title, thumbnail_url: url }) => <NamedImage url={url} name={title} />,
      },
      {
        id: 'status',
        header: 'Status',
        sortBy: 'status',
        cell: (row) => (
          <StatusBadge level={levels[projectStatus(row)]}>{statusNames[projectStatus(row)]}</StatusBadge>
        ),
      },
      { id: 'package', header: 'Package', sortBy: 'package_type', cell: (row) => row.package_type },
      { id: 'home', header: 'Home', cell: (row) => (row.is_featured_homepage ? 'Featured' : 'Not featured') },
      { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_active) },
      placeColumn,
    ],
    defaultSort: { id: 'order', descending: false },
    empty: { title: 'No projects yet', text: 'Add your first project.' },
  },
  form: {
    fields: projectFields,
    afterFetch: withBuild,
    schema: projectSchema,
    empty: () => emptyProject,
    toForm: toProjectForm,
    toRow: toProjectRow,
    columnToField: { thumbnail_url: 'image', thumbnail_alt: 'image', thumbnail_placeholder: 'image' },
    Fields: ProjectFields,
    Aside: ProjectAside,
  },
})

/**
 * A project with its build's id, which only a database function returns to administrators. Throws ApiError.
 */
export async function withBuild(row: ProjectRow, signal?: AbortSignal): Promise<ProjectRow> {
  if (!row.has_build) return { ...row, bolt_project_id: null }
  const [build] = await read(supabase.rpc('portfolio_builds').eq('project_id', row.id), signal)
  // A form without the id would remove it on the next save.
  if (!build) throw new ApiError('The id of its build could not be loaded.', '', 200)
  return { ...row, bolt_project_id: build.bolt_project_id }
}
