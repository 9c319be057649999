/**
 * What PostgreSQL reports about a failed statement, in the form of `pg` and PGlite: SQLSTATE, and the names concerned.
 */
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

/**
 * SQL that PostgreSQL may understand but this database does not. Support for it is added here; its meaning is never
 * guessed.
 */
export class NotBuiltError extends Error {
  constructor(what: string) {
    super(`The memory database does not know ${what}. Build it in tools/memorySql.`)
    this.name = 'NotBuiltError'
  }
}
