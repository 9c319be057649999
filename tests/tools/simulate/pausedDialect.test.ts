import { CompiledQuery, Kysely } from 'kysely'
import type { Driver } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../../../server/storage/Tables.ts'
import { pausedDialect } from '../../../tools/simulate/server/pausedDialect.ts'

/** A database with one connection, which answers everything with nothing and counts who holds it. */
const oneConnection = () => {
  const seen = { held: 0, rolledBack: 0, statements: 0 }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      seen.held += 1
      return {
        executeQuery: async () => {
          seen.statements += 1
          return { rows: [] }
        },
        async *streamQuery() {
          throw new Error('nothing streams')
        },
      }
    },
    beginTransaction: async () => undefined,
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => void (seen.rolledBack += 1),
    releaseConnection: async () => void (seen.held -= 1),
    destroy: async () => undefined,
  }
  return { driver, seen }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve))
}

/** Kills the process in its nth pause, and returns what the database has received. */
const killedInPause = async (nth: number, work: (db: Kysely<Tables>) => Promise<unknown>) => {
  const { driver, seen } = oneConnection()
  let pauses = 0
  const paused = pausedDialect(driver, () => ((pauses += 1) === nth ? new Promise(() => {}) : Promise.resolve()))
  let answered = false
  void work(new Kysely<Tables>({ dialect: paused.dialect })).then(() => (answered = true))
  await turns()
  await paused.kill()
  await turns()
  return { ...seen, pauses, answered }
}

const alone = (db: Kysely<Tables>): Promise<unknown> => db.executeQuery(CompiledQuery.raw('select 1'))
const inTransaction = (db: Kysely<Tables>): Promise<unknown> => db.transaction().execute(alone)

test.each([
  { where: 'before it has a connection', nth: 1, statements: 0 },
  { where: 'before its statement', nth: 2, statements: 0 },
  { where: 'after its statement, before it hears of it', nth: 3, statements: 1 },
])(
  'a process that dies $where gives its connection back, and its caller gets no answer',
  async ({ nth, statements }) => {
    expect(await killedInPause(nth, alone)).toEqual({
      held: 0,
      rolledBack: 0,
      statements,
      pauses: nth,
      answered: false,
    })
  },
)

test.each([
  { where: 'before its statement', nth: 2, statements: 0, rolledBack: 1 },
  { where: 'before it commits', nth: 3, statements: 1, rolledBack: 1 },
  { where: 'after the commit, before it hears of it', nth: 4, statements: 1, rolledBack: 0 },
])(
  'a transaction ends and frees its connection when its process dies $where',
  async ({ nth, statements, rolledBack }) => {
    expect(await killedInPause(nth, inTransaction)).toEqual({
      held: 0,
      rolledBack,
      statements,
      pauses: nth,
      answered: false,
    })
  },
)
