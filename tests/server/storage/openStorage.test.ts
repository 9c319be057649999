import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoryLock, openStorage } from '../../../server/storage/openStorage.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-storage-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('the embedded database keeps what was written, and is refused to a second opener with a reason', async () => {
  const first = await openStorage({ kind: 'directory', directory })
  await first.db.insertInto('stock').values({ sku: 'A', product_id: 'P', available: 3 }).execute()
  await expect(openStorage({ kind: 'directory', directory })).rejects.toThrow('Another Cairn server')
  await first.close()
  const second = await openStorage({ kind: 'directory', directory })
  expect(await second.db.selectFrom('stock').select('available').execute()).toEqual([{ available: 3 }])
  await second.close()
})

test('the lock dies with its process, even by kill -9', async () => {
  const program = `import { directoryLock } from '${join(process.cwd(), 'server/storage/openStorage.ts')}'
await directoryLock(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((held) => other.stdout.once('data', held))
  await expect(directoryLock(directory)).rejects.toThrow('Another Cairn server')
  const gone = new Promise((ended) => other.once('exit', ended))
  other.kill('SIGKILL')
  await gone
  const lock = await directoryLock(directory)
  await lock.release()
})
