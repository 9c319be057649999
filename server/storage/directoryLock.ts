import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export type DirectoryLock = { readonly release: () => Promise<void> }

/**
 * Two processes on one directory of the embedded database diverge silently, so the second one is refused.
 * On Linux the lock is a listening socket in the abstract namespace, which dies with its process however that dies;
 * it is seen by processes of the same network namespace. Elsewhere it is a file with the holder's process id.
 */
export async function directoryLock(directory: string): Promise<DirectoryLock> {
  const real = realpathSync(directory)
  return process.platform === 'linux' ? socketLock(real) : fileLock(real)
}

async function socketLock(directory: string): Promise<DirectoryLock> {
  const server = createServer((socket) => socket.destroy())
  const name = `\0cairn-${createHash('sha1').update(directory).digest('hex')}`
  await new Promise<void>((held, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? taken(directory) : error),
    )
    server.listen({ path: name }, held)
  })
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

async function fileLock(directory: string): Promise<DirectoryLock> {
  const file = join(directory, 'cairn.pid')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw taken(directory)
    writeFileSync(file, String(process.pid))
  }
  return { release: async () => rmSync(file, { force: true }) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function taken(directory: string): Error {
  return new Error(
    `Another Cairn server has the database in ${directory} open. Stop it first, or give this one its own directory with CAIRN_DATA.`,
  )
}
