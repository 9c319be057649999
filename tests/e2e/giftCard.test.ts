import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { keptPlaces, leaksIn } from './support/leaks.ts'
import { signIn } from './support/walkAccount.ts'
import { holdCalls } from './support/wire.ts'
import { eventually, field, fillCard, isConfirmed, placeOrder, sees, toBilling } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const pin = '2468'
const numberCanary = { name: 'gift card number', pattern: /6006 ?0000 ?0000 ?00/ }

const typeGiftCard = async (cardNumber: string, typedPin = pin) => {
  await field(shopper.page, 'Gift card number').fill(cardNumber)
  await field(shopper.page, 'PIN').fill(typedPin)
}
const addGiftCard = async (cardNumber: string, typedPin?: string) => {
  await typeGiftCard(cardNumber, typedPin)
  await shopper.page.getByRole('button', { name: 'Add gift card' }).click()
}
const paysPart = (words: RegExp) => shopper.page.locator('.part-payments').getByText(words).waitFor()

describe('a gift card', () => {
  /**
   * Each refusal of the server at the input with its message; the balance; one card pays a part, a second one all of it.
   */
  test('ERR-30 PAY-12 PAY-13 PAY-17 is refused at its input, shows its balance, is taken off again, and pays without any card', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page } = shopper
    await toBilling(shopper)
    await page.getByRole('button', { name: 'Use a gift card' }).click()
    await page.getByRole('button', { name: 'Add gift card' }).click()
    await sees(page, 'Please enter your gift card code.')
    for (const [cardNumber, sentence] of [
      ['6006000000000018', 'This gift card is not valid.'],
      ['6006000000000084', 'This gift card has expired.'],
      ['6006000000000076', 'This gift card has no balance left.'],
      ['6006000000000043', 'This gift card is not allowed for this order.'],
    ] as const) {
      await addGiftCard(cardNumber)
      await page.locator('.field-error', { hasText: sentence }).waitFor()
      expect(await field(page, 'Gift card number').getAttribute('aria-invalid')).toBe('true')
    }
    await typeGiftCard('6007000000000018')
    await page.getByRole('button', { name: 'Check balance' }).click()
    await sees(page, 'We could not check the balance. Please try again.')
    await typeGiftCard('6006000000000043')
    await page.getByRole('button', { name: 'Check balance' }).click()
    await page
      .locator('.field-error', {
        hasText:
          'Your balance is €50.00. This order is in another currency (US Dollar), so you can’t use this card here.',
      })
      .waitFor()
    await typeGiftCard('6006000000000019')
    await page.getByRole('button', { name: 'Check balance' }).click()
    await sees(page, /Your balance is \$50\.00/)

    await page.getByRole('button', { name: 'Add gift card' }).click()
    await paysPart(/Pays \$50\.00/)
    await page.getByRole('button', { name: 'Remove: Gift card ending 0019' }).click()
    await page.locator('.part-payments').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Use a gift card' }).click()
    await addGiftCard('6006000000000019')
    await paysPart(/Pays \$50\.00/)
    await field(page, 'Card number').waitFor()
    await page.getByRole('button', { name: 'Use another gift card' }).click()
    await addGiftCard('6006000000000035')
    await sees(page, 'You’ve covered the whole order. You don’t need a card.')
    expect(await violationsOn(page, 'paid without a card')).toEqual([])
    expect(leaksIn(await keptPlaces(page), [numberCanary])).toEqual([])

    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
    await sees(page, 'You’ve covered the whole order. We won’t charge anything else.')
    await placeOrder(page)
    await sees(page, 'Gift card ending 0019: $50.00')
    await sees(page, /Gift card ending 0035: \$/)
  })
})

test('LOY-07 LOY-08 LOY-09 LOY-10 points and a reward code pay a part each of a member’s order, and the card pays the rest', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context } = shopper
  await toBilling(shopper)
  await page.getByRole('button', { name: 'Use points or a reward' }).click()
  await sees(page, 'Please sign in to use your rewards.')
  await page.locator('.reward-panel').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'loyalty@example.com')
  await sees(page, /You have [\d,]+ points/)
  expect(await violationsOn(page, 'points of a member')).toEqual([])
  await page.getByRole('button', { name: 'Use $12.00 for 1,000 points' }).click()
  await paysPart(/Pays \$12\.00/)
  await page.getByRole('button', { name: 'Use points or a reward' }).click()
  const code = page.getByRole('textbox', { name: 'Reward code' })
  await code.fill('nope')
  const panel = await page.locator('.reward-panel').elementHandle()
  const slow = await holdCalls(context, /\/paymentInstruments$/)
  await code.press('Enter')
  await eventually(() => slow.held.length, 1)
  await slow.release()
  await sees(page, 'We couldn’t find this reward in your account, or you’ve already used it.')
  expect(await panel?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await code.inputValue()).toBe('nope')
  await code.fill('trail-2000')
  await code.press('Enter')
  await paysPart(/Pays \$20\.00/)
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isConfirmed(page)
  await placeOrder(page)
  await sees(page, 'Loyalty points: $12.00')
  await sees(page, 'Reward code ending 2000: $20.00')
})
