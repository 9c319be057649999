import type { Log } from '../../kit/requestLog.ts'
import { traceLetter } from '../../kit/spans.ts'
import { newId } from '../../storage/newId.ts'
import { sleep } from '../../storage/sleep.ts'
import type { Db } from '../../storage/Tables.ts'
import { claimLetter, fateOf, isTooOld, settleLetter } from './claimLetter.ts'
import type { ClaimedLetter } from './claimLetter.ts'
import { messageOf } from './messageOf.ts'
import { postMessage, smtpTimes } from './postMessage.ts'
import type { Posted } from './postMessage.ts'
import { reachPause } from './retryPause.ts'
import type { Smtp } from './smtpConfig.ts'

export type MailerSettings = {
  readonly db: Db
  readonly smtp: Smtp
  readonly publicUrl: string
  /** Epoch ms. */
  readonly now: () => number
  readonly log: Log
  /** From 0 to below 1, at random. */
  readonly chance?: () => number
}

export type Mailer = {
  /** Sends what is due, and returns when none of it is left. What fails by the server's fault is logged. */
  readonly sendDue: () => Promise<void>
  /** OPS-09: takes no more letters, and lets those under way finish for at most `mostMs`; then it hangs up. */
  readonly stop: (mostMs?: number) => Promise<void>
}

/** Letters that a process sends at a time, so that a slow one does not hold up the others. */
const mostAtOnce = 5
const usualEveryMs = 2_000
const usualStopMs = 10_000

/** OPS-06, OPS-08, OPS-09: sends the letters of the outbox; several processes may do so at once. */
export const openMailer = (settings: MailerSettings): Mailer => {
  const { db, now, log, chance = Math.random } = settings
  const ended = new AbortController()
  const lanes = new Set<Promise<void>>()
  let isStopping = false
  let failures = 0
  let notBefore = 0

  const openLane = (): void => {
    if (lanes.size >= mostAtOnce || isStopping || now() < notBefore) return
    const lane = sendOneByOne()
      .catch((error: unknown) => log({ event: 'failure', correlationId: newId(), error }))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  const sendOneByOne = async (): Promise<void> => {
    while (!isStopping && now() >= notBefore) {
      const letter = await claimLetter(db, newId(), now(), chance)
      if (letter === null) return
      openLane()
      await traceLetter(() => sendLetter(letter))
    }
  }

  const sendLetter = async (letter: ClaimedLetter): Promise<void> => {
    // A process that has slept since would send what may be another's by now.
    if (now() > letter.due_at - smtpTimes.letter) return
    const started = performance.now()
    const posted = isTooOld(letter, now()) ? tooOld : await post(settings, letter, ended.signal)
    const fate = fateOf(letter, posted)
    log({
      event: 'letter',
      kind: fate,
      about: letter.id,
      reason: posted.code,
      ms: Math.round(performance.now() - started),
    })
    noteServer(fate === 'away')
    await untilStored(() => settleLetter(db, letter, fate, posted.reply, now(), chance()))
  }

  /** Of letters that find the server away at the same time, one counts. */
  const noteServer = (isAway: boolean): void => {
    if (!isAway) failures = 0
    else if (now() >= notBefore) {
      failures += 1
      notBefore = now() + reachPause(failures, chance())
    }
  }

  /** While the database is away, only this process knows that the letter was taken. */
  const untilStored = async (store: () => Promise<unknown>): Promise<void> => {
    for (let left = storeAttempts; ; left--) {
      try {
        return void (await store())
      } catch (error) {
        if (left === 0 || ended.signal.aborted) throw error
        await sleep(storePause)
      }
    }
  }

  return {
    sendDue: async () => {
      openLane()
      while (lanes.size > 0) await Promise.all(lanes)
    },
    stop: async (mostMs = usualStopMs) => {
      isStopping = true
      const hangUp = setTimeout(() => ended.abort(), mostMs)
      while (lanes.size > 0) await Promise.all(lanes)
      clearTimeout(hangUp)
    },
  }
}

/** Looks periodically. Returns a function that stops it, as `stop` does. */
export const watchLetters = (settings: MailerSettings, everyMs: number = usualEveryMs): Mailer['stop'] => {
  const mailer = openMailer(settings)
  const timer = setInterval(() => void mailer.sendDue(), everyMs)
  timer.unref()
  return (mostMs) => {
    clearInterval(timer)
    return mailer.stop(mostMs)
  }
}

/** Until its claim ends, when another process takes the letter. */
const storePause = 500
const storeAttempts = 120

const tooOld: Posted = { _tag: 'refused', code: 'too old', reply: 'No mail server has taken it for too long.' }
const unaddressed: Posted = { _tag: 'refused', code: 'address', reply: 'The recipient is not one plain address.' }

const post = async (
  { smtp, publicUrl }: MailerSettings,
  letter: ClaimedLetter,
  ended: AbortSignal,
): Promise<Posted> => {
  const message = await messageOf(letter, smtp.from, publicUrl)
  return message ? postMessage(smtp, message, new URL(publicUrl).hostname, ended) : unaddressed
}
