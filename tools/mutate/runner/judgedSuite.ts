import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { expect } from 'vitest'
import { copyModules } from '../../copy/copyPlugin.ts'
import type { JudgedFile, judgedTests } from './judgedTests.ts'

/** The code and tests of a folder in this process, evaluated any number of times. */
export type JudgedSuite = {
  /** From here on everything outside node_modules is evaluated again, so no state of an earlier run remains. */
  clear(): Promise<void>
  /** Imports this file, from the root, and all it needs, and runs its `beforeAll`. */
  open(file: string): Promise<JudgedFile>
  close(): Promise<void>
}

const standIn = 'tools/mutate/runner/vitestStandIn.ts'
const noted = 'tools/mutate/runner/judgedTests.ts'
const setup = 'tests/support/fastCheckSetup.ts'

export const openJudgedSuite = async (root: string): Promise<JudgedSuite> => {
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
    runner.clearCache()
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
