import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 120_000 }

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    // Left to itself the runner keeps a core free, which is half of a machine of two.
    maxWorkers: '100%',
    // Each file of a shared worker makes a client of its own, and says so.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
    projects: [
      // A DOM takes longer to make than most rules take to test: a rule that needs one says so at its top.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          // A worker is shared by files that follow each other.
          sequence: { groupOrder: 2 },
          setupFiles: ['tests/support/fresh-modules.ts'],
          testTimeout: 30_000,
          include: ['src/**/*.test.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          pool: 'threads',
          // One DOM for a worker: making one takes as long as the tests of most files.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/component-setup.ts'],
          // Otherwise each check of a wait prints the page; DEBUG_PRINT_LIMIT=7000 shows it where a test fails.
          env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'scripts',
          pool: 'threads',
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
        },
      },
      {
        extends: true,
        // Real processes, ports and folders: one file at a time keeps two cores honest.
        test: {
          ...node,
          name: 'local',
          isolate: false,
          sequence: { groupOrder: 3 },
          include: ['supabase/local/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'database',
          // The files of a worker share their packages: loading them takes longer than opening a database.
          pool: 'threads',
          isolate: false,
          include: ['tests/database/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
          globalSetup: ['tests/support/database-global-setup.ts'],
        },
      },
      {
        extends: true,
        // One project for all files, which may be a real one: one file at a time.
        test: {
          ...node,
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: ['tests/conformance/support/global-setup.ts'],
          fileParallelism: false,
        },
      },
      // Not a test: `npm run bench leads` learns from it which requests the screens make.
      {
        extends: true,
        test: {
          name: 'recording',
          environment: 'jsdom',
          testTimeout: 1_800_000,
          include: ['scripts/bench/grown/*.record.tsx'],
          setupFiles: ['tests/support/component-setup.ts'],
        },
      },
      // Long tests, of `npm run test:nightly`.
      {
        extends: true,
        test: { ...node, name: 'nightly', include: ['**/*.nightly.ts'], fileParallelism: false },
      },
      { extends: true, test: { ...node, name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...node,
          name: 'functions',
          pool: 'threads',
          isolate: false,
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
          globalSetup: ['tests/support/database-snapshot.ts'],
        },
      },
    ],
  },
})
