import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleModule } from '../../../tools/bundle/bundleModule.ts'

/** As in tools/simulate/inProcesses.ts. */
const unguarded = { 'server/storage/insideTransaction.ts': 'tools/simulate/server/unguardedTransaction.ts' }

const textOf = async (standIns: Readonly<Record<string, string>>): Promise<string> => {
  const { folder, file } = await bundleModule('server/storage/inTransaction.ts', standIns)
  try {
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('what many seeds run is bundled without the watch over transactions, which makes every promise dearer', async () => {
  expect(await textOf({})).toContain('AsyncLocalStorage')
  expect(await textOf(unguarded)).not.toContain('AsyncLocalStorage')
})

test('a bundle in which nothing imports what a source should stand in for is refused', async () => {
  await expect(bundleModule('server/storage/sleep.ts', unguarded)).rejects.toThrow(
    'Nothing imports server/storage/insideTransaction.ts, so nothing can stand in for it.',
  )
})

test('a source that stands in for another imports others from its own place', async () => {
  const keeping = { 'server/storage/postgresPool.ts': 'tools/failover/mutants/keepingPool.ts' }
  const { folder, file } = await bundleModule('server/storage/openStorage.ts', keeping)
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true, force: true })
  expect(text).toContain('tools/failover/mutants/keepingPool.ts')
  expect(text).not.toContain('SyncRepWaitForLSN')
})
