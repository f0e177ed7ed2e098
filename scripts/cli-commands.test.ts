import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { supabaseCli } from './database-socket'

const root = path.resolve(import.meta.dirname, '..')

/** The guide to the local stack, where a command without a target goes to the right database. */
const localGuide = 'docs/local-development.md'

interface Command {
  file: string
  words: string[]
}

/** The commands of the official CLI in a file: after `npx`; in documents also in backquotes or on a line of their own. */
function commandsIn(file: string): Command[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const written = [/npx supabase ([^`'"\n),;]*)/g]
  if (!/\.m?tsx?$|\.mjs$/.test(file))
    written.push(/`supabase ([a-z][^`\n]*)`/g, /^ *supabase ([a-z][^\n]*)/gm)
  const found = written.flatMap((pattern) => [...text.matchAll(pattern)])
  return found.map(([, command = '']) => ({ file, words: command.trim().split(/\s+/) }))
}

/** Every document and every program, without migrations, which are never changed, and without this file. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      !file.startsWith('supabase/migrations/') &&
      /\.(md|ts|tsx|mjs|sql|toml|example)$/.test(file) &&
      file !== 'scripts/cli-commands.test.ts',
  )
const commands = files.flatMap(commandsIn)

const help = new Map<string, Promise<string>>()
/** What the installed CLI says about a command. */
function helpOf(words: readonly string[]): Promise<string> {
  const afterNames = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word))
  const names = words.slice(0, afterNames < 0 ? undefined : afterNames)
  const key = names.join(' ')
  const known =
    help.get(key) ?? supabaseCli([...names, '--help']).then(({ stdout, stderr }) => stdout + stderr)
  help.set(key, known)
  return known
}

/** What is wrong with a command; empty if nothing is. */
async function faultsOf({ file, words }: Command): Promise<string[]> {
  const text = await helpOf(words)
  const [, usage = ''] = /^USAGE\n {2}supabase(.*)/m.exec(text) ?? []
  const named = usage.split(' ').filter((word) => /^[a-z][a-z-]*$/.test(word))
  if (usage.includes('<subcommand>') || named.some((word, at) => words[at] !== word) || !named.length)
    return ['there is no such command']

  const flags = words.filter((word) => word.startsWith('-')).map((flag) => flag.replace(/=.*/, ''))
  const faults = flags
    .filter((flag) => !new RegExp(`^ {2}(?:--[a-z-]+, )?${flag}[\\s=[,]`, 'm').test(text))
    .map((flag) => `there is no flag ${flag}`)
  if (/^ {2}Local by default/m.test(text)) {
    const isRemote = flags.includes('--remote')
    if (file === localGuide && isRemote) faults.push('it leaves the local stack')
    if (file !== localGuide && !isRemote) faults.push('it goes to the local stack: add --remote')
  }
  return faults
}

describe('the commands of the Supabase CLI in documents and programs', () => {
  it.each(
    commands.map((command) => [`${command.file}: supabase ${command.words.join(' ')}`, command] as const),
  )('exist, with their flags, and name the database they reach: %s', async (_, command) => {
    expect(await faultsOf(command)).toEqual([])
  })

  it.each([
    ['db push', 'it goes to the local stack: add --remote'],
    ['db push --remote --linked', 'there is no flag --linked'],
    ['db pusch --remote', 'there is no such command'],
    ['db', 'there is no such command'],
    ['functions deploy send-due --rem', 'there is no flag --rem'],
  ])('are refused if they are wrong: %s', async (written, fault) => {
    expect(await faultsOf({ file: 'docs/deploy.md', words: written.split(' ') })).toEqual([fault])
  })

  it.each(['login', 'link', 'db push', 'secrets set', 'functions deploy'])(
    'are all in the guide to deployment: %s',
    (name) => {
      const guide = commands.filter(({ file }) => file === 'docs/deploy.md')
      expect(guide.some(({ words }) => words.join(' ').startsWith(name))).toBe(true)
    },
  )
})
