import { defineConfig } from 'vitest/config'

/** The tests that judge the mutants of one piece (`mutationPieces.ts`); the server's once-only is judged on the database in memory. */
export default defineConfig({
  test: {
    include: (process.env['CAIRN_MUTATE_TESTS'] ?? '').split(','),
    // What thousands of random histories are needed for deserves an example; and whatever survives has run all of them.
    env: { CAIRN_TEST_DATABASE: 'memory', CAIRN_RUNS: '200' },
    setupFiles: ['tests/support/fastCheckSetup.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
