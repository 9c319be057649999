import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { expect } from 'vitest'
import type { JudgedTest, judgedTests } from './judgedTests.ts'

/** The code and the tests of a folder in this process, loaded as often as one likes. */
export type JudgedSuite = {
  /** Evaluates everything anew: no state of an earlier run is left. What stands in node_modules stays as it is. */
  load(): Promise<readonly JudgedTest[]>
  close(): Promise<void>
}

const standIn = 'tools/mutate/runner/vitestStandIn.ts'
const noted = 'tools/mutate/runner/judgedTests.ts'
const setup = 'tests/support/fastCheckSetup.ts'

/** `files` from `root`. */
export const openJudgedSuite = async (root: string, files: readonly string[]): Promise<JudgedSuite> => {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['vitest'] },
    plugins: [{ name: 'vitest-stand-in', enforce: 'pre', resolveId: (id) => (id === 'vitest' ? join(root, standIn) : null) }],
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const imported = (file: string): Promise<Record<string, unknown>> => runner.import(join(root, file))
  let judged: typeof judgedTests | null = null
  const end = async (): Promise<void> => {
    await judged?.end()
    judged = null
    runner.clearCache()
  }
  return {
    load: async () => {
      await end()
      const loaded = (await imported(noted))['judgedTests'] as typeof judgedTests
      loaded.expect = expect
      await imported(setup)
      for (const file of files) {
        loaded.open(file)
        await imported(file)
      }
      judged = loaded
      await loaded.begin()
      return loaded.tests
    },
    close: async () => {
      await end()
      await runner.close()
      await server.close()
    },
  }
}
