import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { demoFolders } from './scripts/demo-folders.ts'
import { developmentHeaders } from './scripts/development-headers.ts'
import { pageWords } from './scripts/page-words.ts'
import { reactExceptions } from './scripts/react-exceptions.ts'

/** The router's package leads everybody to its development build, whose warnings no visitor reads. */
const quietRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/'),
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), demoFolders(), ...(isSsrBuild ? [] : [pageWords(), reactExceptions()])],
  resolve: { tsconfigPaths: true, alias: isSsrBuild || command === 'serve' ? [] : [quietRouter] },
  server: {
    watch: { ignored: ['**/.local/**', '**/supabase/**', '**/tests/**'] },
    headers: developmentHeaders(loadEnv(mode, process.cwd(), 'VITE_')),
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preloading would be dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups() } } },
  },
}))
