import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { copyModules } from './tools/copy/copyPlugin.ts'
import { blindToDatabase } from './tools/suite/blindToDatabase.ts'
import { LongestFirst } from './tools/suite/longestFirst.ts'

const ownProject = ['walls', 'server', 'postgres', 'tools', 'e2e', 'e2eTrouble', 'e2eContent', 'everyPage', 'look']

/** Rooms whose tests ask the database, run once more on the simulator's. */
const inMemory = [
  'cart',
  'catalog',
  'checkout',
  'content',
  'http',
  'idempotency',
  'inventory',
  'mail/smtp',
  'order',
  'payment',
  'session',
  'storage',
  'utility',
  'withdrawal',
]

/** A poll waits as long as a busy machine may take; one that will never be right is what ends it, not its speed. */
const patient = { poll: { timeout: 20_000 } }

/** Of every project whose files share a process. */
const shared = {
  isolate: false,
  expect: patient,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/support/finishImports.ts'],
}

/** A browser's test waits for about a third of its time, so one more runs on two cores. */
const inBrowser = {
  ...shared,
  // Twice what the longest takes under four times the load.
  testTimeout: 120_000,
  globalSetup: ['tools/suite/productUnderTest.ts'],
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
}

/** Pages of unit tests stay where they are. */
const stayingHere = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }

/** Of those with properties. */
const withProperties = { ...shared, setupFiles: [...shared.setupFiles, 'tests/support/fastCheckSetup.ts'] }

/** The memory database opens no directory, and skips no rows that others have locked. */
const notInMemory = ['tests/server/storage/openStorage.test.ts', 'tests/server/catalog/stockNotices.test.ts']

/**
 * One runner, ten projects by folder. Whatever stands in none of the named folders is a unit test. `look` takes
 * pictures (`npm run look`), `postgres` needs a PostgreSQL that it may start and stop. Files share a process and what
 * they import (no test mocks a module): that halves the time they take.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    allowOnly: false,
    retry: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'walls', include: ['tests/walls/**/*.test.ts'], expect: patient, testTimeout: 60_000 } },
      {
        // Functions of the screen are tested where they stand, in the file of their component.
        plugins: [copyModules()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ownProject.map((folder) => `tests/${folder}/**`),
          ...withProperties,
          // A saved file would be opened as a page, and end the page of whichever test file comes next.
          environmentOptions: { happyDOM: { settings: { navigation: stayingHere } } },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          ...withProperties,
        },
      },
      {
        // Some server tests read the sentence that the screen shows.
        plugins: [copyModules()],
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: process.env['CAIRN_TESTS'] === 'database' ? [...blindToDatabase()] : [],
          ...withProperties,
        },
      },
      {
        plugins: [copyModules()],
        test: {
          name: 'server-memory',
          include: inMemory.map((area) => `tests/server/${area}/**/*.test.ts`),
          exclude: notInMemory,
          env: { CAIRN_TEST_DATABASE: 'memory' },
          ...withProperties,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['tests/postgres/**/*.test.ts'],
          isolate: false,
          expect: patient,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'e2eTrouble',
          include: ['tests/e2eTrouble/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'e2eContent',
          include: ['tests/e2eContent/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'everyPage',
          include: ['tests/everyPage/**/*.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'look',
          include: ['tests/look/**/*.pictures.ts'],
          fileParallelism: false,
          globalSetup: ['tools/suite/productUnderTest.ts'],
          expect: patient,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
