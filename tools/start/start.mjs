import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies, projectRoot } from './installDependencies.mjs'

/**
 * `npm start`: installs what is missing, builds what changed, then becomes the server. Building happens in a separate
 * process, so that nothing of the build remains in the server's memory.
 */
process.env.PORT ??= '4173'
process.env.HOST ??= '127.0.0.1'
process.env.CAIRN_DATA ??= join(projectRoot, '.data')
// With CAIRN_PROCESSES this file is also how each of the serving processes begins.
if (cluster.isPrimary) await prepare()

process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(projectRoot, 'dist/server/main.mjs')).href)
if (cluster.isPrimary && process.env.npm_lifecycle_event) stopWithNpm()

/**
 * npm starts this process through a shell that does not tell it when npm ends; without this the server would outlive
 * `npm start`.
 */
function stopWithNpm() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

async function prepare() {
  installDependencies()
  const prepared = await run(['tools/run.mjs', 'tools/start/prepareStart.ts'])
  if (prepared !== 0) process.exit(prepared)
}

function run(args) {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' })
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}
