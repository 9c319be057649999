import { judgedTests } from './judgedTests.ts'

/** What the judged tests import as `vitest`: the same expectations, and a `test` that only notes what there is to run. */
export const { expect } = judgedTests

type Body = (...values: readonly unknown[]) => unknown

export const test = Object.assign((title: string, body: Body) => judgedTests.add(title, () => body({})), {
  /** A row that is no list is one value. */
  each: (rows: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of rows)
      judgedTests.add(title, () => (Array.isArray(row) ? body(...(row as readonly unknown[])) : body(row)))
  },
})

export const { beforeAll, beforeEach, afterEach, afterAll } = judgedTests.hooks
