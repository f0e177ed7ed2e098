import { beforeAll, expect, test } from 'vitest'
import { databaseForFile, queryValue } from '../support/database'

const db = databaseForFile()
const secret = 'sb1-very-own'

beforeAll(async () => {
  await db.backend.exec('delete from public.portfolio_projects')
  const project = { title: 'Built', slug: 'built', package_type: 'Bespoke', bolt_project_id: secret }
  const { error } = await db.admin
    .from('portfolio_projects')
    .insert([project, { ...project, title: 'Not built', slug: 'not-built', bolt_project_id: null }])
  if (error) throw error
})

test('everybody can see whether a project has a build', async () => {
  for (const client of [db.visitor, db.withoutRole, db.admin]) {
    const { data } = await client.from('portfolio_projects').select('slug, has_build').order('slug')
    expect(data).toEqual([
      { slug: 'built', has_build: true },
      { slug: 'not-built', has_build: false },
    ])
  }
})

test('nobody can select the build id, filter or order by it, or get it with select *', async () => {
  for (const client of [db.visitor, db.withoutRole, db.admin]) {
    const answers = [
      await client.from('portfolio_projects').select('bolt_project_id'),
      await client.from('portfolio_projects').select('*'),
      await client.from('portfolio_projects').select('slug').like('bolt_project_id', 'sb1%'),
      await client.from('portfolio_projects').select('slug').order('bolt_project_id'),
      await client.from('niche_pages').select('slug, portfolio_projects(bolt_project_id)'),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'))
  }
})

test('an administrator can change it without reading it back', async () => {
  const change = (value: string | null) =>
    db.admin
      .from('portfolio_projects')
      .update({ bolt_project_id: value })
      .eq('slug', 'not-built')
      .select('slug, has_build')
  expect((await change('sb1-new')).data).toEqual([{ slug: 'not-built', has_build: true }])
  expect((await change(null)).data).toEqual([{ slug: 'not-built', has_build: false }])
})

test('portfolio_builds returns it to an administrator', async () => {
  const id = await queryValue<string>(
    db.backend,
    "select id from public.portfolio_projects where slug = 'built'",
  )
  expect((await db.admin.rpc('portfolio_builds')).data).toEqual([{ project_id: id, bolt_project_id: secret }])
  const ofOne = (project: string) => db.admin.rpc('portfolio_builds').eq('project_id', project)
  expect((await ofOne(id)).data).toEqual([{ project_id: id, bolt_project_id: secret }])
  expect((await ofOne('00000000-0000-4000-8000-000000000000')).data).toEqual([])
})
