import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folders: string[] = []

/** Runs the project's own import rules on a small set of files. */
function cruise(files: Record<string, string>): { status: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'))
  folders.push(folder)
  const all = { 'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}', ...files }
  mkdirSync(path.join(folder, 'supabase'))
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = path.join(root, '.dependency-cruiser.mjs')
  const run = spawnSync(process.execPath, [program, 'src', 'supabase', '--config', config], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status: run.status, output: run.stdout + run.stderr }
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const leaf = 'export const value = 1\n'
const importing = (specifier: string) => `import { value } from '${specifier}'\nexport const other = value\n`

describe('imports go one way', () => {
  const specifierOf = (importer: string, target: string) =>
    target.startsWith('src/')
      ? target.replace('src/', '@/').replace(/\.tsx?$/, '')
      : path.relative(path.dirname(importer), target)
  /** The rule, the importer and the file that it must not import. */
  const planted = [
    ['lib-knows-nobody', 'src/lib/a.ts', 'src/content/b.ts'],
    ['content-is-a-leaf', 'src/content/a.ts', 'src/lib/b.ts'],
    ['ui-and-sections-know-no-copy', 'src/components/ui/a.tsx', 'src/content/b.ts'],
    ['components-know-no-features', 'src/components/layout/a.tsx', 'src/features/blog/b.ts'],
    ['ui-is-below-other-components', 'src/components/ui/a.tsx', 'src/components/layout/b.tsx'],
    ['features-know-no-feature-but-themselves', 'src/features/blog/a.ts', 'src/features/legal/b.ts'],
    ['features-know-no-pages', 'src/features/blog/a.tsx', 'src/pages/b.tsx'],
    ['pages-know-no-app', 'src/pages/a.tsx', 'src/app/b.tsx'],
    ['pages-are-loaded-lazily', 'src/app/a.ts', 'src/pages/b-page.tsx'],
    ['only-its-page-loads-the-admin', 'src/pages/a.tsx', 'src/admin/b.tsx'],
    ['admin-takes-schemas-only', 'src/admin/a.tsx', 'src/features/blog/queries.ts'],
    ['the-kit-knows-no-resources', 'src/admin/kit/list/a.ts', 'src/admin/leads/b.ts'],
    ['the-kit-knows-no-resources', 'src/admin/kit/history/a.ts', 'src/admin/app/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/leads/orders/a.ts', 'src/admin/content/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/content/images/a.ts', 'src/admin/app/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/tools/history/a.ts', 'src/admin/leads/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/email/a.ts', 'src/admin/calls/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/calls/a.ts', 'src/admin/inbox/b.ts'],
    ['admin-modules-import-one-way', 'src/admin/inbox/a.ts', 'src/admin/app/b.ts'],
    ['the-whole-client-is-lazy', 'src/pages/a.tsx', 'src/lib/supabase.ts'],
    ['site-knows-no-programs', 'src/lib/a.ts', 'scripts/b.ts'],
    ['local-rooms-know-the-host-alone', 'supabase/local/mail/a.ts', 'supabase/local/api/database.ts'],
    [
      'the-shared-folders-stand-alone',
      'supabase/functions/_shared/calendar/a.ts',
      'supabase/functions/_shared/http.ts',
    ],
  ].map(([rule = '', importer = '', target = ''], place) => ({
    rule,
    importer: importer.replace('/a.', `/a${place}.`),
    target,
  }))
  // All imports in one tree, because the program takes a second to start.
  let found: ReturnType<typeof cruise>
  beforeAll(() => {
    const imports = planted.flatMap(({ importer, target }) => [
      [target, leaf],
      [importer, importing(specifierOf(importer, target))],
    ])
    found = cruise({
      ...Object.fromEntries(imports),
      'src/lib/circle.ts': importing('./circle-back'),
      'src/lib/circle-back.ts': importing('./circle'),
      'src/admin/kit/list/circle.ts': importing('@/admin/kit/record/circle'),
      'src/admin/kit/record/circle.ts': leaf,
      'src/admin/kit/record/circle-back.ts': importing('@/admin/kit/list/circle-back'),
      'src/admin/kit/list/circle-back.ts': leaf,
    })
  })

  it.each(planted)('catches a planted import against $rule', ({ rule, importer, target }) => {
    expect(found.output).toContain(`error ${rule}: ${importer} → ${target}`)
    expect(found.status).not.toBe(0)
  })

  it('catches a cycle of files, and one of folders even if no files form one', () => {
    expect(found.output).toContain('error no-circles: src/lib/')
    expect(found.output).toContain('error no-circles-of-folders: src/admin/kit/')
    expect(found.output).not.toContain('error no-circles: src/admin')
  })
})
