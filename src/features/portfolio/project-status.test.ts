import { describe, expect, it } from 'vitest'
import { packageName, projectStatus, shortTags } from '@/features/portfolio/project-status'

const bare = { status: null, is_live_project: false, has_build: false }

describe("a project's status", () => {
  it('is the stored status if set, regardless of other fields', () => {
    expect(projectStatus({ status: 'concept', is_live_project: true, has_build: true })).toBe('concept')
    expect(projectStatus({ ...bare, status: 'live' })).toBe('live')
    expect(projectStatus({ ...bare, status: 'in_progress' })).toBe('in_progress')
  })

  it('is live if the project is live, even with a build', () => {
    expect(projectStatus({ ...bare, is_live_project: true, has_build: true })).toBe('live')
  })

  it('is in progress if there is a build', () => {
    expect(projectStatus({ ...bare, has_build: true })).toBe('in_progress')
  })

  it('is a concept otherwise, also if the stored status is invalid', () => {
    expect(projectStatus(bare)).toBe('concept')
    expect(projectStatus({ ...bare, status: 'archived' })).toBe('concept')
  })
})

describe("a project's package", () => {
  it.each(['Spark', 'Amplify', 'Apex'])('is %s if the type contains that word', (name) => {
    expect(packageName(`${name} Package`)).toBe(name)
  })

  it('is Bespoke for anything else', () => {
    expect(packageName('Bespoke')).toBe('Bespoke')
    expect(packageName('One of a kind')).toBe('Bespoke')
    expect(packageName(null)).toBe('Bespoke')
  })
})

describe('tags on a card', () => {
  it('are all shown if they fit', () => {
    expect(shortTags(['React', 'Vite', 'Deno'], 3)).toEqual(['React', 'Vite', 'Deno'])
    expect(shortTags(null, 3)).toEqual([])
  })

  it('end with the number of hidden ones', () => {
    expect(shortTags(['React', 'Vite', 'Deno', 'Stripe', 'Maps'], 3)).toEqual(['React', 'Vite', 'Deno', '+2'])
  })
})
