import { join } from 'node:path'
import { bundleModule } from '../bundle/bundleModule.ts'
import type { BundledModule } from '../bundle/bundleModule.ts'
import { projectRoot } from '../start/installDependencies.mjs'

/** The seed runner, without the watch over transactions. */
export const bundleSeedRunner = (): Promise<BundledModule> =>
  bundleModule('tools/simulate/seedRunner.ts', [
    {
      find: /^.*\/insideTransaction\.ts$/,
      replacement: join(projectRoot, 'tools/simulate/server/unguardedTransaction.ts'),
    },
  ])
