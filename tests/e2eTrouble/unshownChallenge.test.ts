import type { BrowserContext } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { eventually, field, payByCard, placeOrder, sees, toSummary } from '../e2e/support/walk.ts'
import { askingCard } from '../e2e/support/walkBank.ts'
import { recordChanges } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

type Flash = { readonly code: string; readonly details?: object }

/** The bank asks on a page at its own address, which the shop may not frame. */
const askElsewhere = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/cart\/v2\/checkout\/order$/, async (route) => {
    const response = await route.fetch()
    const order = (await response.json()) as { readonly flashMessages?: readonly Flash[] }
    const flashMessages = order.flashMessages?.map((flash) =>
      flash.code === 'PaymentNotAuthorized'
        ? { ...flash, details: { ...flash.details, action: 'https://bank.example/challenge/1' } }
        : flash,
    )
    await route.fulfill({ response, json: { ...order, ...(flashMessages ? { flashMessages } : {}) } })
  })

test('PAY-30 PAY-33 a bank’s page that cannot be shown is said on the summary in every tab, where the payment can be cancelled for another card', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await toSummary(shopper, askingCard)
  await askElsewhere(context)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const changes = recordChanges(context)
  await page.getByRole('button', { name: 'Place order' }).click()
  const unshown = 'We can’t show your bank’s page here.'
  await sees(page, unshown)
  await page.reload()
  await sees(page, unshown)
  const other = await shopper.tab()
  await other.goto(`${url}/checkout`)
  await sees(other, unshown)
  for (const tab of [page, other]) {
    expect(await tab.locator('iframe').count()).toBe(0)
    expect(await tab.getByRole('alertdialog').count()).toBe(0)
  }
  await other.getByRole('button', { name: 'Cancel this payment' }).click()
  for (const tab of [page, other]) {
    await tab.getByText('payment authentication error', { exact: true }).waitFor()
    await field(tab, 'Card number').waitFor()
    await eventually(() => new URL(tab.url()).searchParams.get('step'), 'billing')
    await eventually(() => tab.getByText(unshown).count(), 0)
  }
  await other.close()
  await payByCard(page)
  await placeOrder(page)
  await sees(page, 'Harrow Mid')
  expect(asked.filter((address) => address.includes('bank.example'))).toEqual([])
  expect(changes.flatMap(({ method, path }) => (path.includes('/checkout/order') ? [method] : []))).toEqual([
    'PUT',
    'PATCH',
    'PUT',
  ])
})
