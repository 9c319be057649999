import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { eventLogLaws, type LogWorld } from './eventLogLaws.ts'
import { logCompactionLaws } from './logCompactionLaws.ts'

const newWorld = (): LogWorld => {
  const indexedDb = { factory: new IDBFactory(), keyRange: IDBKeyRange }
  let made = 0
  return {
    newTab: () => dexieEventLog(connect({ name: 'cairn', indexedDb, clock: systemClock() }), () => `log${made++}`),
  }
}

eventLogLaws('Dexie', newWorld)
logCompactionLaws('Dexie', newWorld)
