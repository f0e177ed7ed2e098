import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ProjectAside } from '@/admin/content/projects/project-fields'
import { emptyProject, type ProjectForm } from '@/admin/content/projects/project-schema'
import { FieldLabels } from '@/admin/kit/form/field-labels'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const labels = { status: 'Where it stands', steps_done: 'Step being done', launch_on: 'Goes live on' }

function Aside() {
  const form = useForm<ProjectForm>({ defaultValues: { ...emptyProject(), steps_done: '4' } })
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

it('how far the work has come is asked of a project in progress, and of no other', async () => {
  serve('portfolio_categories', [])
  serve('niche_pages', [])
  const { user } = renderApp(<Aside />)
  expect(screen.getByRole('combobox', { name: 'Step being done' })).toHaveDisplayValue(
    'Development: Content and forms',
  )
  expect(screen.getByLabelText('Goes live on')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where it stands' }), 'Concept')
  expect(screen.queryByRole('combobox', { name: 'Step being done' })).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Goes live on')).not.toBeInTheDocument()
})
