import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMs } from '../../../server/mail/smtp/claimLetter.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { bundleModule } from '../../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../../tools/bundle/bundleModule.ts'
import { openMailServer } from '../mail/smtp/mailServer.ts'
import type { MailServer } from '../mail/smtp/mailServer.ts'
import { ownSchema } from '../support/ownPlace.ts'
import type { LetterStates, MailerBirth, MailerTask } from './mortalMailer.ts'

/** Where a process is killed: at RCPT TO, in DATA, when the server has the whole letter, when it has said 250. */
const points = ['recipient', 'data', 'whole letter', 'mark'] as const
type Point = (typeof points)[number]

/** Letters that pass each point before a process is killed there. */
const survived = 7

const url = process.env['DATABASE_URL']
let database: { readonly place: StoragePlace; readonly drop: () => Promise<void> }
let program: BundledModule

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-killed-mail-'))
  const own = url ? await ownSchema(url) : null
  database = {
    place: own ? own.place : { kind: 'directory', directory },
    drop: async () => (rmSync(directory, { recursive: true, force: true }), own?.drop()),
  }
  program = await bundleModule('tests/server/killed/mortalMailer.ts')
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(program.folder, { recursive: true, force: true })
})

const startMailer = async (birth: MailerBirth) => {
  // As in `startMortal.ts`, it does not live long enough for a second compiler.
  const child = fork(program.file, [JSON.stringify(birth)], {
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const heard = (): Promise<unknown> =>
    Promise.race([
      new Promise((resolve) => child.once('message', (message) => resolve(Object(message).answer))),
      ended.then(() => 'dead'),
    ])
  await heard()
  const tell = (task: MailerTask): Promise<unknown> => {
    const answer = heard()
    child.send(task)
    return answer
  }
  return { tell, ended, kill: () => child.kill('SIGKILL') }
}
type Mailer = Awaited<ReturnType<typeof startMailer>>

/** A mail server that kills the process which sends to it: when `left` letters have passed the point. */
const murderousServer = async () => {
  const plan: { point: Point | null; left: number; victim: Mailer | null } = { point: null, left: 0, victim: null }
  const strikes = (point: Point): boolean => plan.point === point && (plan.left -= 1) <= 0 && plan.victim !== null
  const strike = async (point: Point): Promise<void> => {
    if (!strikes(point)) return
    plan.victim?.kill()
    await plan.victim?.ended
  }
  const server = await openMailServer(
    {},
    {
      onRecipient: () => strike('recipient'),
      onChunk: (_to, hangUp) => {
        if (!strikes('data')) return
        plan.victim?.kill()
        hangUp()
      },
      onLetter: () => strike('whole letter'),
    },
  )
  return { server, plan }
}

/** Sends what is due, killed and started again at one point after another, and then in peace. */
const sendThroughDeaths = async (): Promise<MailServer> => {
  const { server, plan } = await murderousServer()
  for (const point of [...points, null]) {
    const mailer = await startMailer({ place: database.place, port: server.port })
    Object.assign(plan, { point, left: survived, victim: mailer })
    const diesAtMark = point === 'mark' ? survived : null
    const answer = await mailer.tell({ do: 'send', aheadMs: 0, diesAtMark })
    expect([point, answer]).toEqual([point, point === null ? null : 'dead'])
    mailer.kill()
    await mailer.ended
  }
  return server
}

const asOne = async <T>(port: number, work: (mailer: Mailer) => Promise<T>): Promise<T> => {
  const mailer = await startMailer({ place: database.place, port })
  const answer = await work(mailer)
  mailer.kill()
  await mailer.ended
  return answer
}
const statesOf = (mailer: Mailer) => mailer.tell({ do: 'states' }) as Promise<LetterStates>

// PGlite lets one process at a time open its directory.
test('OPS-09 mailers killed anywhere lose no letter, and repeat only what the server had and they had not yet marked', async () => {
  const last = await openMailServer()
  const ids = Array.from({ length: 120 }, (_, nth) => `letter-${nth}`)
  await asOne(last.port, (mailer) => mailer.tell({ do: 'write', ids }))
  const servers = await Promise.all(Array.from({ length: url ? 2 : 1 }, sendThroughDeaths))
  const states = await asOne(last.port, statesOf)
  const unmarked = ids.filter((id) => states[id] !== 'sent')
  const first = servers.flatMap(({ letters }) => letters)
  const hadBefore = new Map(first.map(({ text }) => [idIn(text), text]))
  // Until the claims of the dead have ended, nothing is sent twice.
  expect(hadBefore.size).toBe(first.length)
  expect(unmarked.every((id) => states[id] === 'sending')).toBe(true)
  await asOne(last.port, async (mailer) => {
    await mailer.tell({ do: 'send', aheadMs: claimMs, diesAtMark: null })
    expect(new Set(Object.values(await statesOf(mailer)))).toEqual(new Set(['sent']))
  })
  const again = last.letters.map(({ text }) => idIn(text))
  const inOrder = (those: readonly string[]): readonly string[] => those.toSorted((a, b) => a.localeCompare(b))
  expect(inOrder([...new Set([...hadBefore.keys(), ...again])])).toEqual(inOrder(ids))
  expect(inOrder(again)).toEqual(inOrder(unmarked))
  const repeated = last.letters.filter(({ text }) => hadBefore.has(idIn(text)))
  expect(repeated.length).toBeGreaterThanOrEqual(2 * servers.length)
  expect(unmarked.length).toBeGreaterThan(repeated.length)
  for (const { text } of repeated) expect(text).toBe(hadBefore.get(idIn(text)))
  await Promise.all([last, ...servers].map((server) => server.close()))
}, 600_000)

const idIn = (text: string): string => /^Message-ID: <(.*)@shop\.example>\r$/m.exec(text)?.[1] ?? ''
