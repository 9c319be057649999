import { join } from 'node:path'
import { createServer, createServerModuleRunner, normalizePath } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { expect } from 'vitest'
import { copyModules } from '../../copy/copyPlugin.ts'
import type { JudgedFile, judgedTests } from './judgedTests.ts'

/** The code and tests of a folder in this process, evaluated any number of times. */
export type JudgedSuite = {
  /**
   * From here on the tests, the changing files and whatever imports them are evaluated again, so no state of an earlier
   * run remains in them. Other modules never run a mutant's code; to evaluate the seeded catalogue and its database
   * anew for each mutant would take seconds.
   */
  clear(): Promise<void>
  /** Imports this file, from the root, and all it needs, and runs its `beforeAll`. */
  open(file: string): Promise<JudgedFile>
  close(): Promise<void>
}

const standIn = 'tools/mutate/runner/vitestStandIn.ts'
const noted = 'tools/mutate/runner/judgedTests.ts'
const setup = 'tests/support/fastCheckSetup.ts'

/** `changing`: the test files and the files with mutants, from the root. */
export const openJudgedSuite = async (root: string, changing: readonly string[]): Promise<JudgedSuite> => {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['vitest'] },
    plugins: [
      copyModules(),
      { name: 'vitest-stand-in', enforce: 'pre', resolveId: (id) => (id === 'vitest' ? join(root, standIn) : null) },
    ],
  })
  const changed = new Set([standIn, noted, setup, ...changing].map((file) => normalizePath(join(root, file))))
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const imported = (file: string): Promise<Record<string, unknown>> => runner.import(join(root, file))
  let judged: typeof judgedTests | null = null
  const begun = async (): Promise<typeof judgedTests> => {
    const fresh = (await imported(noted))['judgedTests'] as typeof judgedTests
    fresh.expect = expect
    await imported(setup)
    return fresh
  }
  const clear = async (): Promise<void> => {
    for (const { afterAll } of judged?.opened ?? []) for (const hook of afterAll) await hook()
    judged = null
    for (const id of importersOf(runner, changed)) {
      const module = runner.evaluatedModules.getModuleById(id)
      if (module) runner.evaluatedModules.invalidateModule(module)
    }
  }
  return {
    clear,
    open: async (file) => {
      judged ??= await begun()
      const opened = judged.open(file)
      await imported(file)
      for (const hook of opened.beforeAll) await hook()
      return opened
    },
    close: async () => {
      await clear()
      await runner.close()
      await server.close()
    },
  }
}

/** The ids of these files' modules and of all that import them, even indirectly. */
const importersOf = (runner: ModuleRunner, files: ReadonlySet<string>): ReadonlySet<string> => {
  const modules = runner.evaluatedModules
  const ids = new Set([...modules.idToModuleMap.values()].flatMap(({ id, file }) => (files.has(file) ? [id] : [])))
  // A set also yields what is added while it is read.
  for (const id of ids) for (const importer of modules.getModuleById(id)?.importers ?? []) ids.add(importer)
  return ids
}
