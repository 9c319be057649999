import type { Role } from '../../../contracts/capabilities.ts'
import { statusOf } from '../../../server/http/catalogueEntry.ts'
import type { ConsumerTables } from '../../../server/consumer/ConsumerTables.ts'
import { openSession } from '../../../server/session/openSession.ts'
import { newToken, tokenHash } from '../../../server/session/token.ts'
import { newId } from '../../../server/storage/newId.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { testServer } from '../support/testServer.ts'

type Written = Partial<Pick<ConsumerTables['consumer'], 'type' | 'member_id' | 'terms_accepted_at'>>

/** The whole server, and somebody of every role with a token that lives ten minutes. */
export async function callersByRole() {
  const server = await testServer()
  const { db } = server.storage
  const { now } = server.clock

  const consumer = async ({
    type = 'REGISTERED',
    member_id = null,
    terms_accepted_at = null,
  }: Written = {}): Promise<string> => {
    const id = newId()
    await db
      .insertInto('consumer')
      .values({
        id,
        email: `${id}@example.com`,
        password: '',
        type,
        is_agent: false,
        member_id,
        first_name: 'A',
        last_name: 'B',
        terms_accepted_at,
        locked_at: null,
        created_at: 0,
      })
      .execute()
    return (await inTransaction(db, (tx) => openSession(tx, { kind: 'registered', subject: id }, now, newId)))
      .accessToken
  }
  const agent = async (): Promise<string> => {
    const [id, token] = [newId(), newToken()]
    await db
      .insertInto('session')
      .values({
        id,
        kind: 'agent',
        subject: newId(),
        salt: '',
        created_at: now,
        expires_at: now + 600_000,
        revoked_at: null,
      })
      .execute()
    await db
      .insertInto('access_token')
      .values({ hash: tokenHash(token), session_id: id, expires_at: now + 600_000 })
      .execute()
    return token
  }
  const tokens: Readonly<Record<Role, string | undefined>> = {
    nobody: undefined,
    guest: await server.guest(),
    consumer: await consumer(),
    member: await consumer({ type: 'LOYALTY', member_id: 'M-1' }),
    employeeBeforeTerms: await consumer({ type: 'EMPLOYEE' }),
    employee: await consumer({ type: 'EMPLOYEE', terms_accepted_at: 1 }),
    athlete: await consumer({ type: 'ATHLETE' }),
    prosumer: await consumer({ type: 'PROSUMER' }),
    agent: await agent(),
  }
  const joined = [
    await consumer({ type: 'EMPLOYEE', member_id: 'M-2', terms_accepted_at: 1 }),
    await consumer({ type: 'ATHLETE', member_id: 'M-3' }),
    await consumer({ type: 'PROSUMER', member_id: 'M-4' }),
  ]
  return { ...server, tokens, joined, statusOf }
}

export type CallersByRole = Awaited<ReturnType<typeof callersByRole>>
