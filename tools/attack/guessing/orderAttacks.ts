import { randomInt } from 'node:crypto'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { weakIf } from '../Attack.ts'
import { untaxedAddress } from '../../simulate/shopper/sampleShopper.ts'
import { orderedBy } from '../basketCalls.ts'
import { guestOf, jsonOf, nobody, paths } from '../visitor.ts'
import { guess, limitVerdict } from './guess.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

const trackNumbers = async ({ client, isShort }: Ground): Promise<Verdict> => {
  const attacker = nobody(client())
  const guesses = await guess(isShort ? 80 : 400, () =>
    attacker.call('POST', paths.track, { orderNumber: `CN-${four()}-${four()}`, email: untaxedAddress.email }),
  )
  return limitVerdict(
    guesses,
    60,
    ['ORD409', 'ORD400'],
    `POST ${paths.track} {"orderNumber":"<random>","email":"${untaxedAddress.email}"}`,
  )
}

/** The number is printed on every parcel. */
const trackEmails = async ({ client, victim, isShort }: Ground): Promise<Verdict> => {
  const { orderNumber } = await orderedBy(await guestOf(client()), victim.goods.sku)
  const attacker = nobody(client())
  const guesses = await guess(isShort ? 40 : 400, (nth) =>
    attacker.call('POST', paths.track, { orderNumber, email: `wren.${nth}@example.com` }),
  )
  return limitVerdict(
    guesses,
    20,
    ['ORD400'],
    `POST ${paths.track} {"orderNumber":"${orderNumber}","email":"<guessed>"}`,
  )
}

const cancelEmails = async ({ client, victim, isShort }: Ground): Promise<Verdict> => {
  const owner = await guestOf(client())
  const { orderNumber } = await orderedBy(owner, victim.goods.sku)
  const attacker = client()
  const guests = [await guestOf(attacker), await guestOf(attacker)]
  const guesses = await guess(isShort ? 40 : 400, (nth) =>
    guests[nth % 2]!.call('POST', paths.cancel, { orderNumber, email: `wren.${nth}@example.com` }),
  )
  const after = await nobody(client()).call('POST', paths.track, { orderNumber, email: untaxedAddress.email })
  const request = `POST ${paths.cancel} {"orderNumber":"${orderNumber}","email":"<guessed>"}`
  const verdict = limitVerdict(guesses, 20, ['ORD400', 'ORD409'], request)
  const isCancelled = (jsonOf(after) as { status?: string } | null)?.status === 'cancelled'
  return {
    ...verdict,
    weaknesses: [...verdict.weaknesses, ...weakIf(isCancelled, 'a stranger cancelled the order', request)],
  }
}

const phoneShown = async ({ client, victim }: Ground): Promise<Verdict> => {
  const { orderNumber } = await orderedBy(await guestOf(client()), victim.goods.sku)
  const stranger = await guestOf(client())
  const body = { orderNumber, email: untaxedAddress.email }
  const shown: string[] = []
  for (const path of [paths.track, paths.cancel, paths.cancel]) {
    const reply = await stranger.call('POST', path, body)
    if (/503\D{0,5}555\D{0,5}0142|5035550142/.test(reply.text)) shown.push(path)
  }
  const request = `POST ${shown[0] ?? paths.cancel} {"orderNumber":"${orderNumber}","email":"${untaxedAddress.email}"} with a guest token of somebody else`
  return {
    figures: `the phone number in ${shown.length} of 3 answers`,
    weaknesses: weakIf(shown.length > 0, 'the answer holds the phone number, which tracking hides', request),
  }
}

export const orderAttacks: readonly Attack[] = [
  {
    id: 'track-numbers',
    part: 'guessing',
    tries: 'One client tries random order numbers in tracking.',
    promise: 'After 60 orders that it cannot name, a client is refused with LIM429 and Retry-After.',
    bound: { requests: 410, seconds: 60 },
    short: { requests: 90, seconds: 60 },
    run: trackNumbers,
  },
  {
    id: 'track-emails',
    part: 'guessing',
    tries: 'One client tries e-mail addresses against a known order number in tracking.',
    promise: 'After 20 wrong addresses, no more can be tried with this number: LIM429 and Retry-After.',
    bound: { requests: 430, seconds: 60 },
    short: { requests: 110, seconds: 60 },
    run: trackEmails,
  },
  {
    id: 'cancel-emails',
    part: 'guessing',
    tries: 'A guest tries to cancel a known order with guessed e-mail addresses.',
    promise: 'After 20 wrong addresses, no more can be tried with this number; the order is not cancelled.',
    bound: { requests: 430, seconds: 60 },
    short: { requests: 110, seconds: 60 },
    run: cancelEmails,
  },
  {
    id: 'cancel-phone',
    part: 'guessing',
    tries: 'A stranger who knows number and e-mail of an order reads the phone number in the answer to a cancellation.',
    promise: 'A stranger never reads a phone number: CancelOrder shows no more than TrackOrder.',
    bound: { requests: 20, seconds: 60 },
    short: { requests: 20, seconds: 60 },
    run: phoneShown,
  },
]
