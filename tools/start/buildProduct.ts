import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { markBuilt, sourceStamp, unmarkBuilt } from './buildStamp.ts'
import { buildDrawing } from './buildDrawing.ts'
import { buildServer } from './buildServer.ts'
import { compressSite } from './compressSite.ts'
import { projectRoot } from './installDependencies.mjs'

/** Builds the site, the server and what draws the site's first pictures into `dist/`. Prints what went wrong and answers false when it cannot. */
export const buildProduct = async (): Promise<boolean> => {
  const missing = ['vite.config.ts', 'server/main.ts'].filter((path) => !existsSync(join(projectRoot, path)))
  if (missing.length > 0) {
    console.error(`Nothing can be built: ${missing.join(' and ')} is missing.`)
    return false
  }
  const stamp = sourceStamp()
  const started = performance.now()
  unmarkBuilt()
  try {
    const { build } = await import('vite')
    await build({ configFile: join(projectRoot, 'vite.config.ts'), logLevel: 'warn' })
    compressSite(join(projectRoot, 'dist', 'client'))
    await buildServer()
    await buildDrawing()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    console.error('The build failed; what stands above names the file and the reason.')
    return false
  }
  markBuilt(stamp)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return true
}
