import { randomInt } from 'node:crypto'
import { luhnDigit } from '../../../core/domain/payment/card.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { weakIf } from '../Attack.ts'
import { addPayment, withItem } from '../basketCalls.ts'
import { errorIdOf, guestOf, paths } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { guess, isLimited, limitVerdict } from './guess.ts'

/** Demo cards that no other attack uses. */
const guessedCard = '6006000000000118'
const ownersCard = '6006000000000100'

const randomNumber = (): string => {
  const body = `6006${Array.from({ length: 11 }, () => randomInt(10)).join('')}`
  return `${body}${luhnDigit(body)}`
}

const askBalance = (who: Visitor, cardNumber: string, pin: string) =>
  who.call('POST', paths.giftCard, { cardNumber, pin })

const wire = (what: string): string => `POST ${paths.giftCard} ${what}`

/** A new guest token for every few guesses: a session costs nothing. */
const manyNumbers = async ({ client, victim, isShort }: Ground): Promise<Verdict> => {
  const attacker = client()
  const guests = [await guestOf(attacker), await guestOf(attacker), await guestOf(attacker)]
  const guesses = await guess(isShort ? 70 : 400, (nth) =>
    askBalance(guests[nth % guests.length]!, randomNumber(), victim.goods.pin),
  )
  return limitVerdict(
    guesses,
    50,
    ['GFC700'],
    wire(`{"cardNumber":"<random>","pin":"${victim.goods.pin}"} from one address`),
  )
}

/** Runs on a server of its own, because a limit reached here applies to the whole shop. */
const manyClients = async ({ anotherVictim }: Ground): Promise<Verdict> => {
  const { client, victim } = await anotherVictim({})
  const guests: Visitor[] = []
  for (let count = 60; count > 0; count--) guests.push(await guestOf(client()))
  const guesses = await guess(1_200, (nth) =>
    askBalance(guests[nth % guests.length]!, randomNumber(), victim.goods.pin),
  )
  return limitVerdict(
    guesses,
    1_000,
    ['GFC700'],
    wire(`{"cardNumber":"<random>","pin":"${victim.goods.pin}"} from ${guests.length} addresses`),
  )
}

const manyPins = async ({ client }: Ground): Promise<Verdict> => {
  const guests = [await guestOf(client()), await guestOf(client()), await guestOf(client()), await guestOf(client())]
  const { replies } = await guess(24, (nth) =>
    askBalance(guests[nth % guests.length]!, guessedCard, String(100_000 + nth)),
  )
  const lookedAt = replies.filter((reply) => errorIdOf(reply) === 'GFC700').length
  const request = wire(`{"cardNumber":"${guessedCard}","pin":"<100000…100023>"} from 4 addresses`)
  return {
    figures: `${lookedAt} of ${replies.length} PINs checked`,
    weaknesses: weakIf(lookedAt > 20, `${lookedAt} PINs for one card were checked`, request),
  }
}

/** The owner has used the card from the same device before. */
const ownerLockedOut = async ({ client, victim }: Ground): Promise<Verdict> => {
  const owner = await guestOf(client())
  const { basketId } = await withItem(owner, victim.goods.sku)
  const first = await askBalance(owner, ownersCard, victim.goods.pin)
  const attacker = await guestOf(client())
  for (let nth = 0; nth < 6; nth++) await askBalance(attacker, ownersCard, String(200_000 + nth))
  const locked = await askBalance(attacker, ownersCard, '200009')
  const payment = await addPayment(owner, basketId, {
    payment_method_id: 'GIFT_CARD',
    giftCard: { cardNumber: ownersCard, pin: victim.goods.pin },
  })
  const request = `6 × ${wire(`{"cardNumber":"${ownersCard}","pin":"<wrong>"}`)} from another address, then the owner pays with the right PIN`
  return {
    figures:
      `before ${first.status}, attacker ${errorIdOf(locked)}, owner afterwards ${payment.status} ${errorIdOf(payment)}`.trim(),
    weaknesses: [
      ...weakIf(first.status !== 200, `the owner could not use the card before the attack: ${first.text}`, request),
      ...weakIf(
        !isLimited(locked) && errorIdOf(locked) !== 'GFC760',
        `the attacker is not stopped: ${locked.text}`,
        request,
      ),
      ...weakIf(
        payment.status !== 200,
        `the owner is locked out as well: ${payment.status} ${errorIdOf(payment)}`,
        request,
      ),
    ],
  }
}

export const giftCardAttacks: readonly Attack[] = [
  {
    id: 'gift-card-numbers',
    part: 'guessing',
    tries: 'One client tries gift card numbers against one PIN, with new guest tokens.',
    promise: 'After 50 cards that do not exist, a client is refused with LIM429 and Retry-After.',
    bound: { requests: 410, seconds: 60 },
    short: { requests: 80, seconds: 60 },
    run: manyNumbers,
  },
  {
    id: 'gift-card-clients',
    needs: 'own server',
    part: 'guessing',
    tries: 'Many clients together try gift card numbers against one PIN.',
    promise: 'A second limit for the whole shop stops guesses that each single client would be allowed.',
    bound: { requests: 1_300, seconds: 120 },
    short: null,
    run: manyClients,
  },
  {
    id: 'gift-card-pins',
    part: 'guessing',
    tries: 'Four clients try PINs against one gift card number.',
    promise: 'At most five PINs for one card are checked per client.',
    bound: { requests: 40, seconds: 60 },
    short: { requests: 40, seconds: 60 },
    run: manyPins,
  },
  {
    id: 'gift-card-lockout',
    part: 'guessing',
    tries: 'Six wrong PINs from elsewhere, so that the owner of a gift card cannot pay with it.',
    promise: 'A device that has used the card before can go on using it.',
    bound: { requests: 30, seconds: 60 },
    short: { requests: 30, seconds: 60 },
    run: ownerLockedOut,
  },
]
