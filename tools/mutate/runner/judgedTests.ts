import type { ExpectStatic } from 'vitest'

/** A test of one of the judged files, its file's `beforeEach` and `afterEach` around it. It throws when it fails. */
export type JudgedTest = { readonly id: string; readonly file: string; readonly title: string; run(): Promise<void> }

type Hook = () => unknown
type Hooks = { readonly beforeAll: Hook[]; readonly beforeEach: Hook[]; readonly afterEach: Hook[]; readonly afterAll: Hook[] }

/** The tests of all files imported since the modules were loaded last, in the order of their files. */
export const createJudgedTests = () => {
  const tests: JudgedTest[] = []
  const opened: Hooks[] = []
  let file = ''
  const hooks = (): Hooks => opened.at(-1) ?? { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] }
  const noted = (kind: keyof Hooks) => (hook: Hook): void => void hooks()[kind].push(hook)
  return {
    tests,
    /** The real one: it stands in node_modules and is loaded once, by whoever loads the files. */
    expect: null as ExpectStatic | null,
    /** Whatever is noted from here on is this file's. */
    open: (name: string): void => {
      file = name
      opened.push({ beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] })
    },
    add: (title: string, body: Hook): void => {
      const { beforeEach, afterEach } = hooks()
      const run = async (): Promise<void> => {
        for (const hook of beforeEach) await hook()
        try {
          await body()
        } finally {
          for (const hook of afterEach) await hook()
        }
      }
      tests.push({ id: `${file}#${tests.length} ${title}`, file, title, run })
    },
    hooks: { beforeAll: noted('beforeAll'), beforeEach: noted('beforeEach'), afterEach: noted('afterEach'), afterAll: noted('afterAll') },
    begin: async (): Promise<void> => {
      for (const { beforeAll } of opened) for (const hook of beforeAll) await hook()
    },
    end: async (): Promise<void> => {
      for (const { afterAll } of opened) for (const hook of afterAll) await hook()
    },
  }
}

export const judgedTests = createJudgedTests()
