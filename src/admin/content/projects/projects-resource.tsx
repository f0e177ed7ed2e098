import { withBuild } from '@/admin/content/projects/project-build'
import { ProjectAside, ProjectFields } from '@/admin/content/projects/project-fields'
import {
  emptyProject,
  projectFields,
  projectSchema,
  statusNames,
  toProjectForm,
  toProjectRow,
  type ProjectForm,
  type ProjectRow,
} from '@/admin/content/projects/project-schema'
import { NamedPicture } from '@/admin/kit/pictures/named-picture'
import { shownFilter, shownBadge } from '@/admin/kit/list/visibility'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { StatusBadge } from '@/components/ui/status-badge'
import { projectStatus } from '@/features/portfolio/project-status'

const levels = { live: 'success', in_progress: 'warning', concept: 'neutral' } as const

export const projects = defineResource<ProjectRow, ProjectRow, ProjectForm>({
  name: 'projects',
  path: '/admin/portfolio',
  table: 'portfolio_projects',
  names: { title: 'Projects', one: 'project', many: 'projects' },
  rowLabel: ({ title }) => title,
  searchKind: 'project',
  create: { keywords: 'add portfolio work' },
  reorder: [
    {
      title: 'Order of projects',
      lead: 'As the portfolio shows them. Home and each industry’s page take the first of theirs.',
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
        label: 'Where it stands',
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
        cell: ({ title, thumbnail_url: url }) => <NamedPicture url={url} name={title} />,
      },
      {
        id: 'status',
        header: 'Stands at',
        sortBy: 'status',
        cell: (row) => (
          <StatusBadge level={levels[projectStatus(row)]}>{statusNames[projectStatus(row)]}</StatusBadge>
        ),
      },
      { id: 'package', header: 'Package', sortBy: 'package_type', cell: (row) => row.package_type },
      { id: 'home', header: 'Home', cell: (row) => (row.is_featured_homepage ? 'Featured' : 'Not featured') },
      { id: 'shown', header: 'Website', cell: (row) => shownBadge(row.is_active) },
      {
        id: 'order',
        header: 'Place',
        kind: 'number',
        sortBy: 'display_order',
        cell: (row) => row.display_order,
      },
    ],
    defaultSort: { id: 'order', descending: false },
    empty: { title: 'No projects yet', text: 'The first one you write down opens the portfolio.' },
  },
  form: {
    fields: projectFields,
    afterFetch: withBuild,
    schema: projectSchema,
    empty: emptyProject,
    toForm: toProjectForm,
    toRow: toProjectRow,
    labels: {
      title: 'Title',
      slug: 'Address',
      description: 'In two sentences',
      picture: 'Picture',
      status: 'Where it stands',
      project_url: 'Address of the site',
      bolt_project_id: 'Bolt project',
      package_type: 'Package',
      package_category: 'Found under this package',
      industry_category: 'Found under this industry',
      niche_identifier: 'Shown on this industry’s page',
      tech_stack: 'Built with',
      industry_tags: 'Tags',
      is_active: 'On the website',
      is_featured_homepage: 'Featured on Home',
      client_description_anonymized: 'The client, without a name',
      case_narrative_summary: 'The story in a paragraph',
      case_study: 'The story',
    },
    columnToField: { thumbnail_url: 'picture', thumbnail_alt: 'picture', thumbnail_placeholder: 'picture' },
    Fields: ProjectFields,
    Aside: ProjectAside,
  },
})
