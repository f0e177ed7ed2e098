import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shortestPassword } from '@/admin/auth/session/password'
import { supabaseCli } from './database-socket'

const config = fileURLToPath(new URL('../supabase/config.toml', import.meta.url))
let folder: string
let copy: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supabase-config-'))
  copy = path.join(folder, 'supabase', 'config.toml')
  await cp(config, copy, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A command that reads the whole configuration but needs neither Docker nor an account. */
const readConfig = () => supabaseCli(['services', '--workdir', folder])

test('the official CLI reads config.toml', async () => {
  expect(await readConfig()).toMatchObject({ code: 0 })
})

test('sign-up is off, GraphQL and the schema private are not exposed', async () => {
  const text = await readFile(config, 'utf8')
  expect(text).toMatch(/^enable_signup = false$/m)
  expect(text).toMatch(/^schemas = \["public"\]$/m)
})

test('the seed of a linked project or a preview branch creates no user and contains no password', async () => {
  const [, listed = ''] = /^sql_paths = (\[.*\])$/m.exec(await readFile(config, 'utf8')) ?? []
  expect(JSON.parse(listed)).toEqual(['./seed/*.sql'])
  const seed = path.join(path.dirname(config), 'seed')
  const names = (await readdir(seed)).filter((name) => name.endsWith('.sql'))
  expect(names.length).toBeGreaterThan(0)
  const usersOrPassword = /\bauth\.|local-admin-password|admin@example\.test/
  for (const name of names)
    expect(await readFile(path.join(seed, name), 'utf8'), name).not.toMatch(usersOrPassword)
  const administrator = await readFile(path.join(path.dirname(config), 'local-administrator.sql'), 'utf8')
  expect(administrator).toMatch(usersOrPassword)
})

test('a password has at least the length that the admin states, with any characters', async () => {
  const text = await readFile(config, 'utf8')
  expect(text).toContain(`\nminimum_password_length = ${shortestPassword}\n`)
  expect(text).not.toContain('password_requirements')
})

test('a refresh token works once, and an email address is changed only with both emails and a recent sign-in', async () => {
  const text = await readFile(config, 'utf8')
  expect(text).toMatch(/^enable_refresh_token_rotation = true$/m)
  expect(text).toMatch(/^double_confirm_changes = true$/m)
  expect(text).toMatch(/^secure_password_change = true$/m)
})
