import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { resetPassword, signIn } from '../../../contracts/api/account/authApi.ts'
import { scryptPasswords } from '../../../server/consumer/password.ts'
import { importAccounts } from '../../../server/demonstration/importAccounts.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

/** The kinds of statement that the server runs, in order. */
const statements: string[] = []
const listening: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.push(node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Expensive enough to stand out in a call, cheap enough for a test. */
const passwords = scryptPasswords({ logN: 13, r: 8, p: 1 })
const storage = await openTestStorage()
await importAccounts(storage.db, passwords, 0)
const server = await closeAfterAll(
  testServer({ storage: { ...storage, db: storage.db.withPlugin(listening) }, passwords }),
)

const heard = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  statements.length = 0
  await work()
  return [...statements]
}
const ask = (email: string) => server.call('POST', resetPassword.path, { key: newId(), body: { email } })
const trySignIn = async (username: string): Promise<string | undefined> => {
  await server.storage.db.deleteFrom('limit_count').execute()
  return (
    await server.call('POST', signIn.path, {
      key: newId(),
      body: { username, password: 'wrong', codeChallenge: 'x'.repeat(43) },
    })
  ).error?.errorId
}

test('AUTH-23 an address without an account is asked the same of the database as one with', async () => {
  const kinds = (asked: readonly string[]) => asked.map((kind) => (/^(Insert|Update)/.test(kind) ? 'write' : kind))
  for (let turn = 1; turn <= 4; turn++) {
    const known = await heard(() => ask('consumer@example.com'))
    expect(known.length).toBeGreaterThan(3)
    expect(kinds(await heard(() => ask('nobody@example.com')))).toEqual(kinds(known))
  }
})

test('AUTH-25 a wrong password for an existing account costs the whole call as much processor time as for an unknown one', async () => {
  const spent = async (username: string): Promise<number> => {
    const before = process.cpuUsage()
    expect(await trySignIn(username)).toBe('AUT401')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = 1; turn <= 15; turn++) {
    known.push(await spent('consumer@example.com'))
    unknown.push(await spent('nobody@example.com'))
  }
  const ratio = median(known) / median(unknown)
  // Without deriving a key for unknown names it is 3.
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(2)
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
