import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies, projectRoot } from './installDependencies.mjs'

/**
 * Runs one TypeScript file of the project in this process, as if it had been called itself, with this process's
 * arguments, signals and exit code. If the file exports `main`, that is called.
 */
export const runTypeScript = async (file, args) => {
  installDependencies()
  const path = resolve(projectRoot, file)
  process.argv = [process.argv[0], path, ...args]
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import(pathToFileURL(path).href)
  await main?.()
}
