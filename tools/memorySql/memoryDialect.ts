import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { isInsideTransaction } from '../../server/storage/insideTransaction.ts'
import { DatabaseError, NotBuiltError } from './databaseError.ts'
import type { MemoryEngine } from './MemoryEngine.ts'
import type { StatementAnswer, Steps } from './plan/statementSteps.ts'
import { commit, newTransaction, rollback } from './table/MemoryTransaction.ts'
import type { MemoryTransaction } from './table/MemoryTransaction.ts'

/** As many as the server's pool opens to PostgreSQL. */
const mostConnections = 10

/** Kysely over the engine, with the SQL it would send to PostgreSQL and PostgreSQL's waiting for locks. */
export const memoryDialect = (engine: MemoryEngine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new MemoryDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class MemoryDriver implements Driver {
  readonly #engine: MemoryEngine
  readonly #waiting: (() => void)[] = []
  #open = 0

  constructor(engine: MemoryEngine) {
    this.#engine = engine
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<MemoryConnection> {
    if (isInsideTransaction()) throw new Error('Use the transaction, not the database, inside a transaction.')
    if (this.#open === mostConnections) await new Promise<void>((go) => void this.#waiting.push(go))
    else this.#open += 1
    return new MemoryConnection(this.#engine)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    connectionOf(connection).rollback()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#open -= 1
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    if (isolationLevel && isolationLevel !== 'read committed')
      throw new NotBuiltError(`the isolation level ${isolationLevel}`)
    connectionOf(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    connectionOf(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    connectionOf(connection).rollback()
  }

  async destroy(): Promise<void> {}
}

const connectionOf = (connection: DatabaseConnection): MemoryConnection => {
  if (connection instanceof MemoryConnection) return connection
  throw new NotBuiltError('the connections of another database')
}

class MemoryConnection implements DatabaseConnection {
  readonly #engine: MemoryEngine
  #transaction: MemoryTransaction | undefined

  constructor(engine: MemoryEngine) {
    this.#engine = engine
  }

  begin(): void {
    this.#transaction = newTransaction()
  }

  /** Committing a transaction that has failed silently rolls it back (as in PostgreSQL). */
  commit(): void {
    if (this.#transaction?.failed) return this.rollback()
    if (this.#transaction) commit(this.#transaction)
    this.#transaction = undefined
  }

  rollback(): void {
    if (this.#transaction) rollback(this.#transaction)
    this.#transaction = undefined
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = this.#transaction ?? newTransaction()
    const rescues = transaction.failed && sql.startsWith('rollback to savepoint')
    if (transaction.failed && !rescues)
      throw new DatabaseError(
        '25P02',
        'current transaction is aborted, commands ignored until end of transaction block',
      )
    try {
      const answer = await finish(this.#engine.execute(sql, parameters, transaction), transaction)
      if (!this.#transaction) commit(transaction)
      return { rows: objectsOf(answer) as R[], numAffectedRows: BigInt(answer.affected) }
    } catch (error) {
      if (this.#transaction) transaction.failed = true
      else rollback(transaction)
      throw error
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new NotBuiltError('a stream of rows')
  }
}

/**
 * Runs the steps; each time one has to wait, it continues when the other transaction releases locks. First come, first
 * served.
 */
const finish = (
  steps: Steps<StatementAnswer>,
  transaction: MemoryTransaction,
): StatementAnswer | Promise<StatementAnswer> => {
  const step = steps.next()
  return step.done ? step.value : finishLater(steps, step.value, transaction)
}

const finishLater = async (
  steps: Steps<StatementAnswer>,
  first: MemoryTransaction,
  transaction: MemoryTransaction,
): Promise<StatementAnswer> => {
  for (let holder = first; ;) {
    for (let other: MemoryTransaction | undefined = holder; other; other = other.waitsFor) {
      if (other === transaction) throw new DatabaseError('40P01', 'deadlock detected')
    }
    transaction.waitsFor = holder
    await new Promise<void>((go) => void holder.waiting.push(go))
    transaction.waitsFor = undefined
    const step = steps.next()
    if (step.done) return step.value
    holder = step.value
  }
}

const objectsOf = ({ columns, tuples }: StatementAnswer): readonly object[] =>
  tuples.map((tuple) => {
    const row: Record<string, unknown> = {}
    for (let place = 0; place < columns.length; place++) row[columns[place]!.name] = tuple[place]
    return row
  })
