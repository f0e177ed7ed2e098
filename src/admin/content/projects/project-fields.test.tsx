import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { ProjectAside } from '@/admin/content/projects/project-fields'
import type { ProjectForm } from '@/admin/content/projects/project-schema'
import { projects } from '@/admin/content/projects/projects-resource'
import { FieldLabels } from '@/admin/kit/form/field-labels'
import { serve } from '@tests/support/fake-server'
import { recordOf } from '@tests/support/record-of'
import { renderApp } from '@tests/support/render-app'

const labels = { status: 'Where it stands', steps_done: 'Step being done', launch_on: 'Goes live on' }

function Aside({ values }: { values?: Partial<ProjectForm> }) {
  const form = useForm<ProjectForm>({
    defaultValues: { ...recordOf(projects).empty(), steps_done: '4', ...values },
  })
  return (
    <FieldLabels value={labels}>
      <ProjectAside
        form={form}
        id="a"
        stored={undefined}
        changed={false}
        saving={false}
        save={() => Promise.resolve(true)}
      />
    </FieldLabels>
  )
}

beforeEach(() => {
  serve('portfolio_categories', [])
  serve('niche_pages', [])
})

it('only a project in progress has fields for its progress', async () => {
  const { user } = renderApp(<Aside />)
  expect(screen.getByRole('combobox', { name: 'Step being done' })).toHaveDisplayValue(
    'Development: Content and forms',
  )
  expect(screen.getByLabelText('Goes live on')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where it stands' }), 'Concept')
  expect(screen.queryByRole('combobox', { name: 'Step being done' })).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Goes live on')).not.toBeInTheDocument()
})

const featured = (count: number) =>
  ['Bay', 'Clinic', 'Shop'].slice(0, count).map((title, index) => ({ title, display_order: index + 1 }))

it.each([
  ['is hidden', false, 0, /Home does not show it while it is hidden/],
  ['is the fourth', true, 3, /Home shows three projects, and these come first: Bay, Clinic, Shop/],
  ['is one of fewer than three', true, 1, /Home shows the newest live projects until three are chosen/],
])('the form shows a note if a project featured on Home %s', async (_, isActive, others, note) => {
  serve('portfolio_projects', featured(others))
  renderApp(<Aside values={{ is_featured_homepage: true, is_active: isActive }} />)
  expect(await screen.findByText(note)).toBeVisible()
})

it('the form shows no note for a third project that Home shows', async () => {
  serve('portfolio_projects', featured(2))
  const { queryClient } = renderApp(<Aside values={{ is_featured_homepage: true, is_active: true }} />)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(screen.queryByText(/^Home shows/)).toBeNull()
})
