import { afterAll, vi } from 'vitest'

// The files of a worker share its libraries, and each loads modules of ours for itself.
afterAll(() => vi.resetModules())
