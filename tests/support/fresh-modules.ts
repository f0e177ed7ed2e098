import { afterAll, vi } from 'vitest'

// The test files of a worker share libraries, but each loads our modules afresh.
afterAll(() => vi.resetModules())
