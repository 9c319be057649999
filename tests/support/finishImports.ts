import { afterAll, vi } from 'vitest'

/**
 * Files share a process and its modules: an import that the end of a file cuts off stays failed for every file after it.
 * So a file ends when all that it has begun to import is here.
 */
afterAll(() => vi.dynamicImportSettled())
