import { describe, expect, test } from 'vitest'
import { resetPassword } from '../../../contracts/api/account/authApi.ts'
import { readProfile, registerForEvent } from '../../../contracts/api/account/consumerApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { createSubscriptions } from '../../../contracts/api/account/subscriptionApi.ts'
import { addFavorite, shareFavorites } from '../../../contracts/api/account/wishlistApi.ts'
import { setBillingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { notifyWhenBack } from '../../../contracts/api/catalogue/productApi.ts'
import { askQuestion, writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import { openContactCase, readContactSubjects } from '../../../contracts/api/serviceCaseApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { signUpToSend } from '../../../core/domain/account/signUpToSend.ts'
import { sendNotices } from '../../../server/catalog/stockNotices.ts'
import { answerQuestion, unansweredQuestions } from '../../../server/review/moderateQuestions.ts'
import { publishReview } from '../../../server/review/moderateReviews.ts'
import { newId } from '../../../server/storage/newId.ts'
import { goodForm, signUpFacts } from '../../domain/account/signUpForms.ts'
import { address, payWith, placing } from '../order/checkoutGuest.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { letterShop, publicUrl } from './letterShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const shop = await closeAfterAll(letterShop())
const { db } = shop.storage
const hostile = '<b onclick="x">'
const productId = 'HARROWMID1'
const publication = () => ({ now: shop.clock.now, newId, publicUrl, seller: demonstrationSeller })

/** Each makes the server write one letter to this address, on the site of this locale. */
const occasions = {
  welcome: async (email, locale) => {
    const body = signUpToSend({ ...goodForm(locale), email, phone: '' }, signUpFacts({ locale }), {})
    expect((await shop.call('POST', signUp.path, { key: newId(), body, headers: { locale } })).status).toBe(201)
  },
  reset: async (email, locale) => {
    await db.updateTable('consumer').set({ email }).where('email', '=', accountFor[locale]).execute()
    await shop.call('POST', resetPassword.path, { key: newId(), headers: { locale }, body: { email } })
  },
  newsletter: async (email, locale) => {
    const guest = await shop.newGuest()
    const subscription = {
      type: 'Newsletter',
      channel: 'email',
      optin: true,
      doubleOptin: false,
      recipient: email,
      category: 'subscription',
    } as const
    await guest.done(createSubscriptions, { body: { subscriptions: [subscription] } }, { locale })
  },
  favorites: async (email, locale) => {
    const guest = await shop.newGuest()
    const { favoriteId } = await guest.done(addFavorite, { body: { id: productId, qty: 1, itemType: 'product' } })
    const body = { recipients: [email], message: `The grey one.\n${hostile}` }
    await guest.done(shareFavorites, { params: { favoriteId }, body }, { locale })
  },
  'back in stock': async (email, locale) => {
    const { sku } = shop.catalogue.productById.get(productId)?.variants[0] ?? expect.fail('no boot')
    await shop.setStock(sku, 0)
    await (await shop.newGuest()).done(notifyWhenBack, { body: { productId, sku, email } }, { locale })
    await shop.setStock(sku, 1)
    await sendNotices(db, { catalogue: shop.catalogue, publicUrl, seller: demonstrationSeller }, shop.clock.now)
  },
  review: async (email, locale) => {
    const body = { rating: 4, title: hostile, text: 'Dry.', nickname: 'Ines', email } as const
    const { reviewId } = await (await shop.newGuest()).done(writeReview, { params: { productId }, body }, { locale })
    await db.transaction().execute((tx) => publishReview(tx, reviewId, publication()))
  },
  answer: async (email, locale) => {
    const body = { text: `Crampons?\n${hostile}`, nickname: 'Ines', email }
    await (await shop.newGuest()).done(askQuestion, { params: { productId }, body }, { locale })
    const asked = (await unansweredQuestions(db)).find((each) => each.email === email)
    const reply = { questionId: asked?.id ?? '', text: 'Strap-on ones.', by: 'Marisol' }
    await db.transaction().execute((tx) => answerQuestion(tx, reply, publication()))
  },
  message: async (email, locale) => {
    const guest = await shop.newGuest()
    const [first] = await guest.done(readContactSubjects, {}, { locale })
    const body = { category: first?.category ?? '', subject: first?.subjects[0] ?? '', email, message: hostile }
    await guest.done(openContactCase, { body }, { locale })
  },
  event: async (email, locale) => {
    const consumer = await shop.newConsumer()
    const own = (await consumer.done(readProfile, { query: {} })).consumerProfile.consumerDetails.email
    const body = {
      email: own,
      attendingDays: '2027-03-13,2027-03-14',
      eventId: 'open-bench-2027',
      eventTermsAccepted: true,
      firstName: 'Wren',
      lastName: 'Holloway',
      plusOne: 'Iris Kaya',
      registrationTimestamp: '1999-01-01T00:00:00.000Z',
    }
    await consumer.done(registerForEvent, { body }, { locale })
    await db.updateTable('mail').set({ recipient: email }).where('recipient', '=', own).execute()
  },
  'gift card': async (email, locale) => {
    const consumer = await shop.newConsumer()
    const sku = shop.catalogue.productById.get('GIFTCARD50')?.variants[0]?.sku ?? ''
    const { basketId } = await consumer.withItem(sku)
    await consumer.done(setBillingAddress, { params: { basketId }, body: { ...address, email: `buyer-${email}` } })
    await consumer.done(placeOrder, placing(await payWith(consumer, basketId)), { locale })
    await db
      .updateTable('mail')
      .set({ recipient: email })
      .where('recipient', '=', `buyer-${email}`)
      .where('id', 'like', 'gift-card/%')
      .execute()
  },
} satisfies Readonly<Record<string, (email: string, locale: LetterLocale) => Promise<void>>>

type LetterLocale = 'en-us' | 'fr-ca'
const accountFor = { 'en-us': 'consumer@example.com', 'fr-ca': 'loyalty@example.com' } as const

const cases = Object.keys(occasions).flatMap((name) =>
  (['en-us', 'fr-ca'] as const).map((locale) => ({ name: name as keyof typeof occasions, locale })),
)

describe.each(cases)('the letter $name on the site $locale', ({ name, locale }) => {
  test('ORD-14 I18N-01 says the same as HTML and as text, in the words of its country, with links and JPEG pictures that are there', async () => {
    const email = `${name.replaceAll(' ', '-')}.${locale}@example.com`
    await occasions[name](email, locale)
    const letter = await shop.only(email)
    expect(letter.html).toContain(`<html lang="${locale.slice(0, 2)}">`)
    expect(letter.html).not.toContain(hostile)
    const words = `${letter.subject}\n${letter.body}`.replaceAll(/\S+@\S+|https?:\S+/g, '')
    expect(words).not.toMatch(
      locale === 'fr-ca' ? /[Ee]-mail|[Nn]ewsletter|carte cadeau/ : /favourite|programme|courriel/i,
    )
    expect(letter.body).toMatch(/\n\n-- \nCairn Outfitters, 1420 Pearl Street, Boulder CO 80302, .+\n.+$/)
    await shop.expectSound(letter)
  })
})

test('ORD-14 the mailbox shows both parts of a letter, and nothing of it may run', async () => {
  await occasions.review('mailbox@example.com', 'en-us')
  const page = await shop.app.request('/dev/mailbox')
  const text = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).toContain(`img-src 'self' ${publicUrl};`)
  const [article = ''] = text.match(/<article>(?:(?!<article>)[\s\S])*mailbox@example\.com[\s\S]*?<\/article>/) ?? []
  expect(article).toMatch(/<iframe sandbox="allow-same-origin[^"]*"[^>]* srcdoc="&lt;!doctype html&gt;/)
  expect(article).toContain(`<a href="${publicUrl}/en-us/p/`)
  expect(text).not.toMatch(/allow-scripts|<b onclick/)
})
