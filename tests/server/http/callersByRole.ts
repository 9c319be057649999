import type { Role } from '../../../contracts/capabilities.ts'
import { statusOf } from '../../../server/kit/answer.ts'
import type { ConsumerTables } from '../../../server/storage/tables/ConsumerTables.ts'
import { openSession } from '../../../server/session/openSession.ts'
import { newToken, tokenHash } from '../../../server/session/token.ts'
import { newId } from '../../../server/storage/newId.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { testServer } from '../support/testServer.ts'
import { writeConsumer } from '../consumer/writeConsumer.ts'

type Written = Partial<Pick<ConsumerTables['consumer'], 'type' | 'member_id' | 'terms_accepted_at'>>

/** The whole server, and a caller of every role with a token that lasts ten minutes. */
export const callersByRole = async () => {
  const server = await testServer()
  const { db } = server.storage
  const { now } = server.clock

  const consumer = async ({
    type = 'REGISTERED',
    member_id = null,
    terms_accepted_at = null,
  }: Written = {}): Promise<string> => {
    const id = await writeConsumer(db, { type, member_id, terms_accepted_at })
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
