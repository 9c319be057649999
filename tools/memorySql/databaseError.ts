/** What PostgreSQL tells about a failed statement, as `pg` and PGlite hand it on: SQLSTATE, and the names that are concerned. */
export type DatabaseErrorNames = {
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
  readonly detail?: string
}

export class DatabaseError extends Error {
  readonly severity = 'ERROR'
  readonly code: string
  declare readonly table?: string
  declare readonly column?: string
  declare readonly constraint?: string
  declare readonly detail?: string

  constructor(code: string, message: string, names: DatabaseErrorNames = {}) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    Object.assign(this, names)
  }
}

/** SQL that PostgreSQL may well understand and this database does not: to be built here, never to be guessed at. */
export class NotBuiltError extends Error {
  constructor(what: string) {
    super(`The memory database does not know ${what}. Build it in tools/memorySql.`)
    this.name = 'NotBuiltError'
  }
}
