import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Libraries' parts that only pages use, but that are reached through their library's index like all others. */
const onlyInPages =
  /lucide-react\/dist\/esm\/icons\/|(?:useQueries|queriesObserver|useMutation|mutationObserver|useInfiniteQuery)\.js$/

interface ModuleContext {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/**
 * Whether a module is needed before any page: everything of that kind goes into two files, our code and the
 * libraries. Left to itself the bundler cuts them wherever the admin shares one, into a dozen files that
 * compress worse (5 KB of brotli on Home).
 */
function initialModules() {
  const known = new Map<string, boolean>()
  const initial = (id: string, context: ModuleContext, above = new Set<string>()): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    if (above.has(id)) return false
    above.add(id)
    const module = context.getModuleInfo(id)
    const lazily = new Set(module?.dynamicImporters)
    const needed =
      !!module &&
      (module.isEntry ||
        module.importers.some((importer) => !lazily.has(importer) && initial(importer, context, above)))
    // A 'no' found in the middle of a circle may be wrong; only the outermost one is kept.
    if (needed || above.size === 1) known.set(id, needed)
    return needed
  }
  return (id: string, context: ModuleContext) => {
    // The entry keeps its name and its style sheet, so that the manifest still leads to both.
    if (/\.(?:html|css)$|\/src\/main\.tsx$/.test(id) || onlyInPages.test(id)) return null
    if (!initial(id, context)) return null
    return id.includes('/node_modules/') ? 'libraries' : 'site'
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { watch: { ignored: ['**/.local/**', '**/supabase/**', '**/tests/**'] } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preloading would be dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [{ name: initialModules(), debugName: 'initial' }] } } },
  },
}))
