import type { ExpectStatic } from 'vitest'

/** A test of one of the judged files, its file's `beforeEach` and `afterEach` around it. It throws when it fails. */
export type JudgedTest = { readonly id: string; readonly title: string; run(): Promise<void> }

type Hook = () => unknown
export type JudgedFile = {
  readonly name: string
  readonly tests: JudgedTest[]
  readonly beforeAll: Hook[]
  readonly beforeEach: Hook[]
  readonly afterEach: Hook[]
  readonly afterAll: Hook[]
}

/** What the judged files have said of themselves since the modules were evaluated last. */
export const createJudgedTests = () => {
  const opened: JudgedFile[] = []
  const last = (): JudgedFile => {
    const file = opened.at(-1)
    if (!file) throw new Error('A test stands outside of every judged file.')
    return file
  }
  const noted =
    (kind: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll') =>
    (hook: Hook): void =>
      void last()[kind].push(hook)
  return {
    /** The real one: it stands in node_modules and is loaded once, by whoever loads the files. */
    expect: null as ExpectStatic | null,
    opened: opened as readonly JudgedFile[],
    /** Whatever is noted from here on is this file's. */
    open: (name: string): JudgedFile => {
      opened.push({ name, tests: [], beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] })
      return last()
    },
    add: (title: string, body: Hook): void => {
      const { name, tests, beforeEach, afterEach } = last()
      const run = async (): Promise<void> => {
        for (const hook of beforeEach) await hook()
        try {
          await body()
        } finally {
          for (const hook of afterEach) await hook()
        }
      }
      tests.push({ id: `${name}#${tests.length} ${title}`, title, run })
    },
    hooks: {
      beforeAll: noted('beforeAll'),
      beforeEach: noted('beforeEach'),
      afterEach: noted('afterEach'),
      afterAll: noted('afterAll'),
    },
  }
}

export const judgedTests = createJudgedTests()
