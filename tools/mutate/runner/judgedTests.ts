import type { ExpectStatic } from 'vitest'

/** A test of a judged file, with the `beforeEach` and `afterEach` around it. It throws when it fails. */
export type JudgedTest = { readonly id: string; readonly title: string; run(): Promise<void> }

type Hook = () => unknown
export type JudgedFile = {
  readonly name: string
  readonly tests: JudgedTest[]
  readonly beforeAll: Hook[]
  readonly afterAll: Hook[]
}
/** Hooks around the tests of a file or of one `describe` in it. */
type Scope = { readonly beforeEach: Hook[]; readonly afterEach: Hook[] }

/** What the files have registered since the modules were last evaluated. */
export const createJudgedTests = () => {
  const opened: JudgedFile[] = []
  const last = (): JudgedFile => {
    const file = opened.at(-1)
    if (!file) throw new Error('A test is outside of every judged file.')
    return file
  }
  const newScope = (): Scope => ({ beforeEach: [], afterEach: [] })
  let scopes: readonly Scope[] = []
  return {
    /** Vitest's own `expect`: it is in node_modules, so it is loaded once, together with the files. */
    expect: null as ExpectStatic | null,
    opened: opened as readonly JudgedFile[],
    /** Whatever is registered from here on belongs to this file. */
    open: (name: string): JudgedFile => {
      opened.push({ name, tests: [], beforeAll: [], afterAll: [] })
      scopes = [newScope()]
      return last()
    },
    add: (title: string, body: Hook): void => {
      const { name, tests } = last()
      const around = scopes
      const run = async (): Promise<void> => {
        for (const hook of around.flatMap(({ beforeEach }) => beforeEach)) await hook()
        try {
          await body()
        } finally {
          for (const hook of around.toReversed().flatMap(({ afterEach }) => afterEach)) await hook()
        }
      }
      tests.push({ id: `${name}#${tests.length} ${title}`, title, run })
    },
    /** Tests registered by `body` have their own `beforeEach` and `afterEach` inside the outer ones. */
    describe: (body: () => void): void => {
      const outer = scopes
      scopes = [...outer, newScope()]
      body()
      scopes = outer
    },
    hooks: {
      beforeAll: (hook: Hook): void => void last().beforeAll.push(hook),
      beforeEach: (hook: Hook): void => void scopes.at(-1)?.beforeEach.push(hook),
      afterEach: (hook: Hook): void => void scopes.at(-1)?.afterEach.push(hook),
      afterAll: (hook: Hook): void => void last().afterAll.push(hook),
    },
  }
}

export const judgedTests = createJudgedTests()
