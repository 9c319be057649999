import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type OwnDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** A database of our own beside the one of `url`, which is never touched. */
export const createDatabase = async (url: string): Promise<OwnDatabase> => {
  const name = `cairn_attack_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) }
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
