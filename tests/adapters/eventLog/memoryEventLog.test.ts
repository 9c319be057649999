import { expect, test } from 'vitest'
import { emptyPile, memoryEventLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { eventLogLaws, fill, newCommit, type LogWorld } from './eventLogLaws.ts'
import { pileUpkeepLaws } from './pileUpkeepLaws.ts'

const newWorld = (): LogWorld => {
  const pile = emptyPile()
  let made = 0
  return { newTab: () => memoryEventLog(pile, () => `log${made++}`) }
}

eventLogLaws('memory', newWorld)
pileUpkeepLaws('memory', newWorld)

test('a planned fault is an outcome everywhere and heals when it is taken away', async () => {
  const pile = emptyPile()
  const log = memoryEventLog(pile, () => 'log')
  await fill(log, 2)
  const told: string[] = []
  log.onFault((fault) => told.push(fault))
  pile.fault = 'full'
  expect(await log.append({ seen: 2, strict: true, propose: () => newCommit('a', 2) })).toEqual({
    _tag: 'Failed',
    reason: 'full',
  })
  expect(await log.read(0)).toEqual([])
  expect(told).toEqual(['full'])
  pile.fault = 'upgraded'
  expect(await log.append({ seen: 2, strict: true, propose: () => newCommit('a', 2) })).toEqual({ _tag: 'ReadOnly' })
  expect(await log.open()).toEqual({ _tag: 'ReadOnly' })
  pile.fault = null
  expect((await fill(log, 1)).seq).toBe(3)
})
