import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProjectRow } from '@/admin/content/projects/project-schema'
import { projects } from '@/admin/content/projects/projects-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { serve, writes } from '@tests/support/fake-server'
import { recordOf } from '@tests/support/record-of'
import { renderApp } from '@tests/support/render-app'

const record = recordOf(projects)
const id = '11111111-2222-4333-8444-555555555555'
const image = (name: string) => ({
  url: `/images/projects/${name}-1200.webp`,
  alt: `The ${name}`,
  placeholder: null,
})
const row = (images: object[]) => ({
  ...record.toRow({ ...record.empty(), title: 'Bay House', slug: 'bay-house' }, undefined),
  id,
  updated_at: '2026-11-21T01:00:00+00:00',
  has_build: false,
  images,
})

async function open(images: object[]) {
  serve('*', [row(images)])
  const { user } = renderApp(<RecordScreen record={record} id={id} />)
  const list = await screen.findByRole('group', { name: 'More images' })
  return { user, list: within(list) }
}

const savedImages = () => (writes()[0]?.body as Partial<ProjectRow> | undefined)?.images

it('the images of a project are saved in their new order', async () => {
  const { user, list } = await open([image('bar'), image('pool')])
  await user.click(list.getByRole('button', { name: 'Move image 2 up' }))
  await user.click(screen.getByRole('button', { name: 'Save project' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(savedImages()).toEqual([image('pool'), image('bar')])
})

it('an entry without an image is not saved and disappears', async () => {
  const { user, list } = await open([image('bar')])
  await user.click(list.getByRole('button', { name: 'Add an image' }))
  await user.type(screen.getByLabelText('Title'), ' II')
  await user.click(screen.getByRole('button', { name: 'Save project' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(savedImages() ?? [image('bar')]).toEqual([image('bar')])
  expect(list.getAllByRole('button', { name: /^Remove ?image/ })).toHaveLength(1)
})

it('the focus goes to ‘Add’ when an entry is removed', async () => {
  const { user, list } = await open([image('bar')])
  await user.click(list.getByRole('button', { name: /^Remove ?image 1/ }))
  expect(list.getByRole('button', { name: 'Add an image' })).toHaveFocus()
})
