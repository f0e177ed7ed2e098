import { expect, it } from 'vitest'
import { chunkGroups, chunkPlace } from './chunk-groups'

interface Module {
  by?: string[]
  lazilyBy?: string[]
  code?: string
  imports?: string[]
}

const long = 'x'.repeat(2000)
const icons = '/node_modules/lucide-react/dist/esm'
/** Two areas of visitors, blog with two pages and services with one, and the admin beside them. */
const modules: Record<string, Module> = {
  '/src/main.tsx': {},
  '/src/app/routes.ts': { by: ['/src/main.tsx'] },
  '/node_modules/react/index.js': { by: ['/src/main.tsx', '/src/features/blog/text.ts'] },
  '/node_modules/react-router/index.js': { by: ['/src/main.tsx'] },
  '/src/app/load-page.ts': { by: ['/src/main.tsx'] },
  '/src/pages/blog-page.tsx': { lazilyBy: ['/src/app/load-page.ts'] },
  '/src/pages/article-page.tsx': { lazilyBy: ['/src/app/load-page.ts'] },
  '/src/pages/services-page.tsx': { lazilyBy: ['/src/app/load-page.ts'] },
  '/src/pages/about-page.tsx': { lazilyBy: ['/src/app/load-page.ts'] },
  '/src/pages/admin-page.tsx': { lazilyBy: ['/src/app/load-page.ts'] },
  '/src/features/blog/text.ts': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/article-page.tsx', '/src/pages/admin-page.tsx'],
  },
  '/src/features/blog/only-article.ts': { by: ['/src/pages/article-page.tsx'] },
  '/src/components/ui/combobox.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx'],
    code: long,
  },
  '/src/components/ui/chip.tsx': { by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx'] },
  '/src/components/ui/link.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx', '/src/pages/about-page.tsx'],
    code: `import { ArrowUp as Up } from "lucide-react"`,
  },
  '/src/features/portfolio/card.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx', '/src/pages/about-page.tsx'],
  },
  '/src/features/portfolio/row.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx'],
  },
  '/src/components/ui/inline-text.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx', '/src/pages/about-page.tsx'],
  },
  '/src/components/sections/long-text.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx'],
  },
  '/node_modules/valibot/dist/index.mjs': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx', '/src/pages/about-page.tsx'],
  },
  '/node_modules/react-hook-form/dist/index.mjs': { by: ['/src/features/blog/form.tsx'] },
  '/src/features/blog/form.tsx': {
    by: ['/src/pages/blog-page.tsx', '/src/pages/services-page.tsx', '/src/pages/about-page.tsx'],
    imports: ['/node_modules/react-hook-form/dist/index.mjs'],
  },
  '/src/admin/orders.tsx': { by: ['/src/pages/admin-page.tsx'], code: `const ArrowUp = 1` },
  [`${icons}/lucide-react.mjs`]: {
    by: ['/src/components/ui/link.tsx', '/src/admin/orders.tsx', '/src/main.tsx'],
  },
  [`${icons}/icons/arrow-up.mjs`]: { by: [`${icons}/lucide-react.mjs`] },
}
const context = {
  getModuleInfo(id: string) {
    const { by = [], lazilyBy = [], code = '', imports = [] } = modules[id] ?? {}
    return {
      isEntry: id === '/src/main.tsx',
      importers: [...by, ...lazilyBy],
      dynamicImporters: lazilyBy,
      importedIds: imports,
      code,
    }
  },
}
const fileOf = (id: string) => chunkPlace(id, context)?.[1]

it('what is needed before any page goes into three files: ours, React and the other libraries', () => {
  expect(fileOf('/src/app/routes.ts')).toBe('site')
  expect(fileOf('/node_modules/react/index.js')).toBe('react')
  expect(fileOf('/node_modules/react-router/index.js')).toBe('libraries')
})

it('the entry and the pages stay the files that they are', () => {
  for (const id of ['/src/main.tsx', '/src/pages/blog-page.tsx']) expect(fileOf(id)).toBeUndefined()
})

it('what several pages of one area need goes into the area’s file, whether or not the admin needs it too', () => {
  expect(fileOf('/src/features/blog/text.ts')).toBe('blog')
})

it('what one page or only the admin needs is left to the bundler', () => {
  expect(fileOf('/src/features/blog/only-article.ts')).toBeUndefined()
  expect(fileOf('/src/admin/orders.tsx')).toBeUndefined()
})

it('what two areas need goes into a file of their own, and with the rest where it is tiny', () => {
  expect(fileOf('/src/components/ui/combobox.tsx')).toBe('blog-services')
  expect(fileOf('/src/components/ui/chip.tsx')).toBe('shared')
  // It would bring what draws texts along.
  expect(fileOf('/src/components/sections/long-text.tsx')).toBe('markdown')
})

it('what more areas need is shared; a feature’s parts, what draws texts and a library keep files of their own', () => {
  expect(fileOf('/src/components/ui/link.tsx')).toBe('shared')
  expect(fileOf('/src/features/portfolio/card.tsx')).toBe('portfolio-shared')
  expect(fileOf('/src/features/portfolio/row.tsx')).toBe('portfolio-shared')
  expect(fileOf('/src/components/ui/inline-text.tsx')).toBe('markdown')
  expect(fileOf('/node_modules/valibot/dist/index.mjs')).toBe('valibot')
})

it('what forms of several areas need goes into a file of its own, which pages without a form leave alone', () => {
  expect(fileOf('/src/features/blog/form.tsx')).toBe('forms')
  expect(fileOf('/node_modules/react-hook-form/dist/index.mjs')).toBe('react-hook-form')
})

it('an icon belongs to whoever imports it by name, not to all who use the icons’ index', () => {
  expect(fileOf(`${icons}/icons/arrow-up.mjs`)).toBe('shared')
})

it('each module is taken by one group, the most needed first', () => {
  const groups = chunkGroups()
  expect(groups.map(({ priority }) => priority)).toEqual([7, 6, 5, 4, 3, 2, 1])
  for (const id of Object.keys(modules)) {
    const names = groups.map(({ name }) => name(id, context)).filter(Boolean)
    expect(names).toEqual([fileOf(id)].filter(Boolean))
  }
})
