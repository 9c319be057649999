import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { untaxedAddress } from '../../simulate/shopper/sampleShopper.ts'
import { addPayment, cardBody, withItem } from '../basketCalls.ts'
import { askToSignIn, guestOf, newPkce, nobody, paths, signUpEntry } from '../visitor.ts'

/** Unique words in every place where a shopper may type something secret. */
const canaries = async ({ client, victim }: Ground): Promise<Verdict> => {
  const from = client()
  const guest = await guestOf(from)
  const planted = new Map<string, string>()
  const canary = (place: string): string => {
    const word = `canary${randomBytes(6).toString('hex')}`
    planted.set(word, place)
    return word
  }
  const { basketId } = await withItem(guest, victim.goods.sku)
  await from.ask('GET', `/en-us/${canary('a path')}?q=${canary('a query')}`, {
    headers: {
      cookie: `access=${canary('a cookie')}`,
      referer: `http://shop/${canary('a referer')}`,
      'user-agent': canary('a user agent'),
    },
  })
  await guest.call('GET', `/products/v2/search/productSearch?q=${canary('a search')}`)
  await guest.call('GET', `/cart/v1/cart/${canary('an id')}`)
  await askToSignIn(nobody(from), `${canary('a username')}@example.com`, canary('a password'), newPkce())
  await nobody(from).call(
    'POST',
    paths.signUp,
    signUpEntry(`${canary('an e-mail')}@example.com`, `A1-${canary('a new password')}`),
  )
  await nobody(from).call('POST', paths.token, { refreshToken: canary('a refresh token') })
  await nobody(from).call('GET', paths.profile, undefined, undefined, {
    authorization: `Bearer ${canary('an access token')}`,
  })
  await addPayment(guest, basketId, { ...cardBody, card: { ...cardBody.card, holder: canary('a card holder') } })
  await addPayment(guest, basketId, {
    payment_method_id: 'GIFT_CARD',
    giftCard: { cardNumber: '6006000000000027', pin: '13579086' },
  })
  await guest.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, {
    addresses: [{ ...untaxedAddress, lastName: canary('a name') }],
    context: 'checkout',
  })
  await guest.call('PUT', paths.coupon, { cartId: basketId, code: canary('a coupon') }, canary('an idempotency key'))
  await from.ask('POST', paths.token, {
    headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
    body: `{"broken": "${canary('a broken body')}`,
  })
  for (const [word, place] of [
    ['4242424242424242', 'a card number'],
    ['6006000000000027', 'a gift card number'],
    ['13579086', 'a PIN'],
    [guest.token ?? '', 'a token'],
  ] as const)
    planted.set(word, place)
  // The last line of the log may still be on its way.
  await sleep(300)
  const log = victim.process?.log() ?? ''
  const found = [...planted].filter(([word]) => log.includes(word)).map(([, place]) => place)
  return {
    figures: `${planted.size} secrets, ${found.length} of them in ${(log.length / 1024).toFixed(0)} kB of log`,
    weaknesses: weakIf(found.length > 0, `the log holds ${found.join(', ')}`, 'the request that carries it'),
  }
}

export const canaryAttacks: readonly Attack[] = [
  {
    id: 'canaries',
    part: 'hygiene',
    tries: 'Unique marker words as passwords, tokens, card data, names, paths, queries, cookies and bodies.',
    promise: 'None of them appears in the log.',
    bound: { requests: 40, seconds: 60 },
    short: { requests: 40, seconds: 60 },
    needs: 'own server',
    run: canaries,
  },
]
