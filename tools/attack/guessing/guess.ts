import { weakIf } from '../Attack.ts'
import type { Verdict } from '../Attack.ts'
import type { Reply } from '../rawClient.ts'
import { errorIdOf } from '../visitor.ts'

export type Guesses = {
  readonly replies: readonly Reply[]
  readonly lookedAt: number
  readonly refused: readonly Reply[]
}

/** Sends guesses, a few at a time, and counts those that the server evaluated. */
export const guess = async (count: number, send: (nth: number) => Promise<Reply>, runToEnd = 8): Promise<Guesses> => {
  const replies: Reply[] = []
  let next = 0
  const goOn = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) replies.push(await send(nth))
  }
  await Promise.all(Array.from({ length: runToEnd }, goOn))
  const refused = replies.filter(isLimited)
  return { replies, lookedAt: replies.length - refused.length, refused }
}

/** Refused for being too many, or because the server is overloaded; and not evaluated. */
export const isLimited = (reply: Reply): boolean => reply.status === 429 || reply.status === 503

/**
 * The answers to a guess that was evaluated: statuses of successes, codes of refusals. Any other answer shows that the
 * attack does not do what it says.
 */
export type Expected = readonly (number | string)[]

const isAsExpected = (reply: Reply, expected: Expected): boolean =>
  expected.includes(reply.status < 300 ? reply.status : errorIdOf(reply))

/** At most `most` of the guesses may be evaluated; the refusals must say so, and for how long. */
export const limitVerdict = (
  { lookedAt, replies, refused }: Guesses,
  most: number,
  expected: Expected,
  request: string,
): Verdict => {
  const odd = replies.find((reply) => !isLimited(reply) && !isAsExpected(reply, expected))
  const silent = refused.find((reply) => !/^[1-9]\d*$/.test(reply.headers['retry-after'] ?? ''))
  const unnamed = refused.find((reply) => reply.status === 429 && errorIdOf(reply) !== 'LIM429')
  return {
    figures: `${lookedAt} of ${replies.length} guesses checked, at most ${most} allowed`,
    weaknesses: [
      ...weakIf(
        lookedAt > most,
        `${lookedAt} of ${replies.length} guesses were checked, and nothing stopped them at ${most}`,
        request,
      ),
      ...weakIf(
        silent !== undefined,
        `a refusal does not say when to retry (Retry-After: ${silent?.headers['retry-after'] ?? 'missing'})`,
        request,
      ),
      ...weakIf(
        unnamed !== undefined,
        `a refusal is ${errorIdOf(unnamed ?? nothing) || 'nameless'} instead of LIM429`,
        request,
      ),
      ...weakIf(
        odd !== undefined,
        `a guess was answered ${odd?.status} ${odd?.text.slice(0, 200)}, not ${expected.join(' or ')}`,
        request,
      ),
    ],
  }
}

const nothing: Reply = { status: 0, headers: {}, text: '', ms: 0 }
