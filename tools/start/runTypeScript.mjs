import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies, projectRoot } from './installDependencies.mjs'

/**
 * Runs one TypeScript file of the project in this process, as if it had been called itself:
 * its arguments, signals and exit code are this process's own.
 */
export const runTypeScript = async (file, args) => {
  installDependencies()
  const path = resolve(projectRoot, file)
  process.argv = [process.argv[0], path, ...args]
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(path).href)
}
