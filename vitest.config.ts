import { defineConfig } from 'vitest/config'

const ownProject = ['walls', 'server', 'e2e']

/** One runner, four projects by folder. Whatever stands in none of the named folders is a unit test. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    retry: 0,
    projects: [
      { test: { name: 'walls', include: ['tests/walls/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ownProject.map((folder) => `tests/${folder}/**`),
          setupFiles: ['tests/support/fastCheckSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          globalSetup: ['tools/suite/productUnderTest.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
