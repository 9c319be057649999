import { defineConfig } from 'vitest/config'

/** The tests that judge the mutants of one piece (`mutationPieces.ts`); the server's once-only is judged on the database in memory. */
export default defineConfig({
  test: {
    include: (process.env['CAIRN_MUTATE_TESTS'] ?? '').split(','),
    env: { CAIRN_TEST_DATABASE: 'memory' },
    setupFiles: ['tests/support/fastCheckSetup.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
