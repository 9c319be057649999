import { beforeEach, describe, expect, test } from 'vitest'
import { claimLetter, claimMs, settleLetter } from '../../../../server/mail/smtp/claimLetter.ts'
import { longestWait, mostAttempts } from '../../../../server/mail/smtp/retryPause.ts'
import { closeAfterAll } from '../../support/closeAfterAll.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { openMailServer, refusal } from './mailServer.ts'
import type { MailServer } from './mailServer.ts'
import { outboxOn } from './outboxWith.ts'

const outbox = outboxOn(await closeAfterAll(openTestStorage()))
const { clock, log, write, rowOf } = outbox

/** What the server does next with a letter to such an address. */
const server: { refuse: (to: string) => Promise<void>; hangUpIn: (to: string) => boolean; takes: Promise<void> } = {
  refuse: async () => undefined,
  hangUpIn: () => false,
  takes: Promise.resolve(),
}
const mail: MailServer = await closeAfterAll(
  openMailServer(
    {},
    {
      onRecipient: (to) => server.refuse(to),
      onChunk: (to, hangUp) => void (server.hangUpIn(to) && hangUp()),
      onLetter: ({ to: [to] }) => (to?.startsWith('slow') ? server.takes : Promise.resolve()),
    },
  ),
)
const address = `smtp://127.0.0.1:${mail.port}`
const send = (): Promise<void> => outbox.mailer(address).sendDue()
const arrivals = (): readonly string[] => mail.letters.map(({ text }) => /^Message-ID: <(.*)@/m.exec(text)?.[1] ?? '')

beforeEach(async () => {
  await outbox.empty()
  mail.letters.splice(0)
  log.splice(0)
  server.refuse = async () => undefined
  server.hangUpIn = () => false
})

describe('a letter that the server takes', () => {
  test('OPS-09 is sent once, and has a line in the log that names nobody', async () => {
    await write('one')
    await send()
    await send()
    expect(arrivals()).toEqual(['one'])
    expect(await rowOf('one')).toMatchObject({ state: 'sent', due_at: null, holder: null, taken_at: clock.now })
    expect(log).toEqual([{ event: 'letter', kind: 'sent', about: 'one', reason: '250', ms: expect.any(Number) }])
  })

  test('OPS-09 is sent once when several processes look at the same time', async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => `many/${nth}`)
    for (const id of ids) await write(id)
    await Promise.all([send(), send(), send()])
    expect(arrivals().toSorted()).toEqual(ids.toSorted())
  })

  test('OPS-09 stays marked as sent even if the database is away when the server has just taken it', async () => {
    let faults = 1
    const shaky = outbox.db.withPlugin({
      transformQuery: ({ node }) => {
        if (faults > 0 && JSON.stringify(node).includes('"sent"')) {
          faults -= 1
          throw new Error('gone')
        }
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await write('one')
    await outbox.mailer(address, { db: shaky }).sendDue()
    expect([faults, (await rowOf('one')).state]).toEqual([0, 'sent'])
  })

  test('OPS-08 does not wait for one that takes long', async () => {
    let take = (): void => undefined
    server.takes = new Promise((resolve) => (take = resolve))
    await write('slow', { to: 'slow@example.com' })
    const mailer = outbox.mailer(address)
    const sent = [mailer.sendDue()]
    await expect.poll(async () => (await rowOf('slow')).state).toBe('sending')
    for (const nth of [1, 2, 3]) await write(`quick/${nth}`)
    sent.push(mailer.sendDue())
    await expect.poll(arrivals).toHaveLength(3)
    expect((await rowOf('slow')).state).toBe('sending')
    take()
    await Promise.all(sent)
    expect((await rowOf('slow')).state).toBe('sent')
  })
})

describe('a letter that the server refuses', () => {
  test('OPS-08 for now (greylisting) leaves later, after a pause of 30 to 60 s', async () => {
    server.refuse = async () => {
      throw refusal(450, '4.2.0 Greylisted')
    }
    await write('grey')
    await send()
    const { state, due_at: dueAt, attempts, fault } = await rowOf('grey')
    expect([state, attempts, fault]).toEqual(['waiting', 1, '450 4.2.0 Greylisted'])
    expect(Number(dueAt) - clock.now).toBeGreaterThan(30_000 - 1)
    expect(Number(dueAt) - clock.now).toBeLessThanOrEqual(60_000)
    await send()
    expect((await rowOf('grey')).attempts).toBe(1)
    clock.now += 60_000
    server.refuse = async () => undefined
    await send()
    expect(arrivals()).toEqual(['grey'])
    expect(await rowOf('grey')).toMatchObject({ state: 'sent', fault: null })
  })

  test('OPS-08 for good is never tried again, and the log says so without an address', async () => {
    server.refuse = async (to) => {
      throw refusal(550, `5.1.1 <${to}>: user unknown`)
    }
    await write('bounced')
    await send()
    clock.now += longestWait
    await send()
    expect(await rowOf('bounced')).toMatchObject({
      state: 'failed',
      due_at: null,
      attempts: 1,
      fault: '550 5.1.1 <wren@example.com>: user unknown',
    })
    expect(log.map(({ kind, about, reason }) => [kind, about, reason])).toEqual([['failed', 'bounced', '550 RCPT TO']])
    expect(JSON.stringify(log)).not.toContain('wren@')
  })

  test('OPS-08 again and again has failed after fifteen tries, with pauses that never shrink until four hours', async () => {
    server.refuse = async () => {
      throw refusal(451, 'try later')
    }
    await write('stubborn')
    const pauses: number[] = []
    for (let tries = 1; tries < mostAttempts; tries += 1) {
      await send()
      const pause = Number((await rowOf('stubborn')).due_at) - clock.now
      pauses.push(pause)
      clock.now += pause
    }
    await send()
    expect(await rowOf('stubborn')).toMatchObject({ state: 'failed', attempts: mostAttempts, fault: '451 try later' })
    expect(pauses.slice(0, 8)).toEqual(pauses.slice(0, 8).toSorted((a, b) => a - b))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(4 * 3_600_000)
  })

  test('OPS-08 does not hold up the others', async () => {
    server.refuse = async (to) => {
      if (to.startsWith('bad')) throw refusal(451, 'not now')
    }
    await write('bad', { to: 'bad@example.com' })
    await write('good')
    await send()
    expect([arrivals(), (await rowOf('bad')).state]).toEqual([['good'], 'waiting'])
  })
})

describe('a server that cannot be reached', () => {
  test('OPS-08 is left alone for a while, and no letter is blamed for it', async () => {
    const gone = await openMailServer()
    await gone.close()
    await write('one')
    await write('two')
    const mailer = outbox.mailer(`smtp://127.0.0.1:${gone.port}`)
    await mailer.sendDue()
    const tries = log.length
    await mailer.sendDue()
    expect(log).toHaveLength(tries)
    expect(new Set(log.map(({ kind, reason }) => `${kind} ${reason}`))).toEqual(new Set(['away ESOCKET CONN']))
    for (const id of ['one', 'two']) expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    clock.now += 5_000
    await mailer.sendDue()
    expect(log.length).toBeGreaterThan(tries)
    await send()
    expect(arrivals().toSorted()).toEqual(['one', 'two'])
  })

  test('OPS-08 for four days makes a letter fail, because nobody needs it any more', async () => {
    await write('old')
    clock.now += longestWait
    await send()
    expect(arrivals()).toEqual([])
    expect(await rowOf('old')).toMatchObject({ state: 'failed', fault: 'No mail server has taken it for too long.' })
  })

  test('OPS-08 in the middle of a letter gets it again later', async () => {
    server.hangUpIn = () => true
    await write('cut', { body: 'long '.repeat(200_000) })
    await send()
    expect(await rowOf('cut')).toMatchObject({ state: 'waiting', attempts: 1 })
    server.hangUpIn = () => false
    clock.now += 60_000
    await send()
    expect(arrivals()).toEqual(['cut'])
  })
})

describe('a process that stops', () => {
  test('OPS-09 finishes the letter that is under way, and begins no other', async () => {
    let take = (): void => undefined
    server.takes = new Promise((resolve) => (take = resolve))
    await write('slow', { to: 'slow@example.com' })
    const mailer = outbox.mailer(address)
    const sent = mailer.sendDue()
    await expect.poll(async () => (await rowOf('slow')).state).toBe('sending')
    const stopped = mailer.stop()
    await write('next')
    take()
    await Promise.all([stopped, sent])
    await mailer.sendDue()
    expect([(await rowOf('slow')).state, (await rowOf('next')).state]).toEqual(['sent', 'waiting'])
  })

  test('OPS-09 hangs up on a server that takes too long, and leaves the letter to others', async () => {
    server.takes = new Promise(() => undefined)
    await write('slow', { to: 'slow@example.com' })
    const mailer = outbox.mailer(address)
    const sent = mailer.sendDue()
    await expect.poll(async () => (await rowOf('slow')).state).toBe('sending')
    await mailer.stop(0)
    await sent
    expect(await rowOf('slow')).toMatchObject({ state: 'waiting', holder: null })
  })
})

describe('a process that died while it sent', () => {
  test('OPS-09 has its letter sent by another, with the same bytes, once its claim has ended', async () => {
    await write('claimed')
    await send()
    await outbox.db.updateTable('mail').set({ state: 'waiting', due_at: clock.now }).execute()
    expect(await claimLetter(outbox.db, 'the dead', clock.now, () => 0)).toMatchObject({ id: 'claimed' })
    clock.now += claimMs - 1
    await send()
    expect(arrivals()).toHaveLength(1)
    clock.now += 1
    await send()
    expect(arrivals()).toHaveLength(2)
    expect(mail.letters[1]).toEqual(mail.letters[0])
  })

  test('OPS-09 and comes back later does not touch what is another’s by now', async () => {
    await write('claimed')
    const late = (await claimLetter(outbox.db, 'late', clock.now, () => 0)) ?? expect.fail('nothing was due')
    clock.now += claimMs
    await claimLetter(outbox.db, 'other', clock.now, () => 0)
    expect(await settleLetter(outbox.db, late, 'failed', 'late', clock.now, 0)).toBe(false)
    expect(await rowOf('claimed')).toMatchObject({ state: 'sending', holder: 'other', fault: null, attempts: 2 })
  })
})
