import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, wherever the command was called. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Runs `npm ci` if the installed packages differ from the lock file. Plain Node on purpose: it runs before any package
 * exists. Ends the process with a message if it fails.
 */
export const installDependencies = () => {
  refuseOldNode()
  if (isInstalled()) return

  console.log('Installing the packages of package-lock.json …')
  const { status, error } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status === 0) return
  if (error) console.error(`npm could not be started: ${error.message}`)
  console.error(
    'The packages could not be installed. Fix the problem that npm names above, then run the command again.',
  )
  process.exit(status ?? 1)
}

/** npm keeps its own list of what it installed; packages for other machines (optional) need not be on it. */
const isInstalled = () => {
  const list = join(projectRoot, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesOf(list)
  return Object.entries(packagesOf(join(projectRoot, 'package-lock.json'))).every(([path, { version, optional }]) => {
    const found = installed[path]
    return path === '' || (found === undefined ? optional === true : found.version === version)
  })
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const refuseOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Cairn needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
