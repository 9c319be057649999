import { expect, test } from 'vitest'
import { emptyLog, memoryEventLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { eventLogLaws, fill, newCommit, type LogWorld } from './eventLogLaws.ts'
import { logCompactionLaws } from './logCompactionLaws.ts'

const newWorld = (): LogWorld => {
  const storedLog = emptyLog()
  let made = 0
  return { newTab: () => memoryEventLog(storedLog, () => `log${made++}`) }
}

eventLogLaws('memory', newWorld)
logCompactionLaws('memory', newWorld)

test('a planned fault is an outcome everywhere and heals when it is taken away', async () => {
  const storedLog = emptyLog()
  const log = memoryEventLog(storedLog, () => 'log')
  await fill(log, 2)
  const answers: string[] = []
  log.onFault((fault) => answers.push(fault))
  storedLog.fault = 'full'
  expect(await log.append({ seen: 2, strict: true, propose: () => newCommit('a', 2) })).toEqual({
    _tag: 'Failed',
    reason: 'full',
  })
  expect(await log.read(0)).toEqual([])
  expect(answers).toEqual(['full'])
  storedLog.fault = 'upgraded'
  expect(await log.append({ seen: 2, strict: true, propose: () => newCommit('a', 2) })).toEqual({ _tag: 'ReadOnly' })
  expect(await log.open()).toEqual({ _tag: 'ReadOnly' })
  storedLog.fault = null
  expect((await fill(log, 1)).seq).toBe(3)
})
