import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'

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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups() } } },
  },
}))
