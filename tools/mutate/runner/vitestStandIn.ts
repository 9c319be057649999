import { judgedTests } from './judgedTests.ts'

/** What the tests import as `vitest`: the same expectations, and a `test` that only registers what to run. */
export const { expect } = judgedTests

type Body = (...values: readonly unknown[]) => unknown

export const test = Object.assign((title: string, body: Body) => judgedTests.add(title, () => body({})), {
  each: (rows: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of rows) judgedTests.add(title, withRow(body, row))
  },
})

export const describe = Object.assign((_title: string, body: () => void): void => judgedTests.describe(body), {
  each: (rows: readonly unknown[]) => (_title: string, body: Body) => {
    for (const row of rows) judgedTests.describe(withRow(body, row))
  },
})

/** A row that is not an array is a single value. */
const withRow = (body: Body, row: unknown) => (): unknown =>
  Array.isArray(row) ? body(...(row as readonly unknown[])) : body(row)

/** A helper's failure need not name its caller. */
export const vi = { defineHelper: <Helper>(helper: Helper): Helper => helper }

export const { beforeAll, beforeEach, afterEach, afterAll } = judgedTests.hooks
