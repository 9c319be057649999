import { beforeEach, describe, expect, test } from 'vitest'
import { checkMail, mailArguments, runMail } from '../../../tools/mail/mail.ts'
import { openMailServer } from '../../server/mail/smtp/mailServer.ts'
import { outboxOn, publicUrl, settingsFor } from '../../server/mail/smtp/outboxWith.ts'
import { closeAfterAll } from '../../server/support/closeAfterAll.ts'
import { openTestStorage } from '../../server/support/openTestStorage.ts'

const outbox = outboxOn(await closeAfterAll(openTestStorage()))
const { db, clock, write, rowOf } = outbox
const fault = '550 5.1.1 user unknown'
beforeEach(async () => {
  await outbox.empty()
  await write('waits')
  await write('sent')
  await write('failed', { to: 'gone@example.com' })
  await db
    .updateTable('mail')
    .set({ state: 'sent', due_at: null, taken_at: clock.now })
    .where('id', '=', 'sent')
    .execute()
  await db
    .updateTable('mail')
    .set({ state: 'failed', due_at: null, attempts: 1, fault })
    .where('id', '=', 'failed')
    .execute()
})

const run = (...args: string[]) => {
  const request = mailArguments(args)
  if (request._tag === 'Wrong' || request._tag === 'Check') return Promise.resolve(request)
  return runMail(db, request, { now: clock.now, publicUrl })
}

describe('npm run mail', () => {
  test('OPS-10 lists what has not left, and by its state what has', async () => {
    expect(await run('list')).toEqual({
      exitCode: 0,
      lines: [
        'waits  2027-01-15T08:00Z  wren@example.com  Deine Bestellung – schöne Grüße\n    In the outbox.',
        `failed  2027-01-15T08:00Z  gone@example.com  Deine Bestellung – schöne Grüße\n    Failed, tried once: ${fault}`,
      ],
    })
    expect(await run('list', '--state', 'sent')).toMatchObject({
      lines: [expect.stringMatching(/^sent {2}.*\n {4}Sent 2027-01-15T08:00Z\.$/)],
    })
    await outbox.empty()
    expect(await run('list')).toEqual({ exitCode: 0, lines: ['There is no such letter.'] })
  })

  test('OPS-10 shows one with its Message-ID, its text and why it failed', async () => {
    expect(await run('show', 'failed')).toEqual({
      exitCode: 0,
      lines: [
        'Message-ID: <failed@shop.example>',
        'To: gone@example.com',
        'Subject: Deine Bestellung – schöne Grüße',
        'Written: 2027-01-15T08:00Z',
        `Failed, tried once: ${fault}`,
        '',
        'Hallo, schöne Grüße',
      ],
    })
    expect(await run('show', 'nobody')).toEqual({ exitCode: 2, lines: ['There is no letter nobody.'] })
  })

  test('OPS-10 has one that failed tried again as if it were new, however old it is', async () => {
    clock.now += 20 * 24 * 3_600_000
    expect(await run('retry', 'failed')).toEqual({ exitCode: 0, lines: ['The letter is tried again.'] })
    expect(await rowOf('failed')).toMatchObject({ state: 'waiting', attempts: 0, due_at: clock.now })
    const server = await openMailServer()
    await outbox.mailer(`smtp://127.0.0.1:${server.port}`).sendDue()
    await server.close()
    expect((await rowOf('failed')).state).toBe('sent')
    expect((await rowOf('waits')).state).toBe('failed')
  })

  test('OPS-10 has all that failed tried again, and leaves alone what has left', async () => {
    expect(await run('retry', '--failed')).toEqual({ exitCode: 0, lines: ['1 letter is tried again.'] })
    expect(await run('retry', '--failed')).toEqual({ exitCode: 0, lines: ['0 letters are tried again.'] })
    expect(await run('retry', 'sent')).toEqual({
      exitCode: 2,
      lines: [expect.stringMatching(/^It is not tried again\. Sent /)],
    })
    expect(await run('retry', 'nobody')).toEqual({ exitCode: 2, lines: ['There is no letter nobody.'] })
  })

  test.each([
    [],
    ['everything'],
    ['show'],
    ['retry'],
    ['retry', 'one', '--failed'],
    ['list', '--state', 'lost'],
    ['show', 'a', 'b'],
  ])('OPS-10 refuses %j with the reason', (...args) => {
    expect(mailArguments(args)._tag).toBe('Wrong')
  })
})

describe('npm run mail -- check', () => {
  test('OPS-10 says that the server lets the shop in, and sends nothing', async () => {
    const server = await openMailServer({
      secure: true,
      onAuth: (_auth, _session, callback) => callback(null, { user: 1 }),
    })
    const address = `smtps://wren:s3cret@127.0.0.1:${server.port}`
    expect(await checkMail(settingsFor(address), 'shop.example')).toEqual({
      exitCode: 0,
      lines: [`127.0.0.1:${server.port} lets this shop in, encrypted, as wren.`],
    })
    await server.close()
    expect([server.connections(), server.letters]).toEqual([1, []])
  })

  test('OPS-10 says why not, without the password', async () => {
    const server = await openMailServer({
      secure: true,
      onAuth: ({ password }, _session, callback) => callback(new Error(`Wrong password ${password}`)),
    })
    const address = `smtps://wren:s3cret@127.0.0.1:${server.port}`
    expect(await checkMail(settingsFor(address), 'shop.example')).toEqual({
      exitCode: 1,
      lines: [`127.0.0.1:${server.port} does not let this shop in (535 AUTH PLAIN): 535 Wrong password ***`],
    })
    await server.close()
    expect(await checkMail(null, 'shop.example')).toEqual({
      exitCode: 1,
      lines: ['CAIRN_SMTP is not set: letters stay in the outbox.'],
    })
  })
})
