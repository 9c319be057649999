// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readVouchers } from '../../../contracts/api/account/loyaltyApi.ts'
import { setReward } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { askQuestion } from '../../../contracts/api/catalogue/reviewApi.ts'
import { readCatalog } from '../../../contracts/api/catalogue/catalogueApi.ts'
import {
  createReturnLabel,
  downloadInvoice,
  readPurchase,
  resendGiftCardEmail,
  trackOrder,
} from '../../../contracts/api/cart/purchaseApi.ts'
import { openWarrantyCase } from '../../../contracts/api/serviceCaseApi.ts'
import type { VirtualTab } from '../../../tools/simulate/device/virtualTab.ts'
import { openDialog } from '../../../ui/src/state/dialogStore.ts'
import { openScreen, refuses, says } from './openScreen.tsx'
import type { FixedAnswer, Screen } from './openScreen.tsx'
import { choose, fill, press, sees, seesAt } from './pressing.ts'
import { byEmail, deliveredOrder } from './sampleOrders.ts'
import { signedIn, toBilling } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test.each([
  ['ERR-200', 'GEN500', 'CN-1', 'We can’t load your order right now. Something went wrong. Please try again.'],
  ['ERR-142', 'ORD400', 'CN-1', 'We could not find this order. Check the order number and the email address.'],
  ['ERR-140', 'ORD409', 'CN-1', 'We could not find this order. Check the order number and the email address.'],
])('%s %s stands where the order would be tracked', async (_row, code, number, words) => {
  screen = await openScreen('/en-us/track-order', { answers: [refuses(trackOrder, code)] })
  await fill('Order number', number)
  await fill('Email', 'wren@example.com')
  await press('Track order')
  await sees('main .refusal p', words)
})

test.each([
  ['ERR-144', 'GFO404', 'We could not find this gift card.'],
  ['ERR-145', 'GFO405', 'You’ve used the full balance of this gift card.'],
])('%s %s stands at the gift card whose email was to be sent again: %s', async (_row, code, words) => {
  const shipments = deliveredOrder.shipments.map((shipment) => ({ ...shipment, shippingMethod: byEmail }))
  const answers = [says(readPurchase, { ...deliveredOrder, shipments }), refuses(resendGiftCardEmail, code)]
  screen = await openScreen('/en-us/account/orders/CN-1', { answers, before: signedIn })
  await press('Resend email: Style A-1, Moss, 9')
  await press('Yes, send')
  await sees('.resend-gift-card .refusal p', `We couldn’t send the email. ${words}`)
})

test('ERR-211 REV410 stands at the question that the server finds too long', async () => {
  screen = await openScreen('/en-us/cart', { answers: [refuses(askQuestion, 'REV410', { field: 'text' })] })
  openDialog('askQuestion', { productId: 'A', name: 'Style A-1' })
  await fill('Your question', 'Does it keep out water?')
  await fill('Display name', 'Wren')
  await fill('Email', 'wren@example.com')
  await press('Send question')
  await seesAt('Your question', 'Your text is too long.')
})

test('ERR-207 RTN500 stands at the pieces that were to be returned', async () => {
  const answers = [says(readPurchase, deliveredOrder), refuses(createReturnLabel, 'RTN500')]
  screen = await openScreen('/en-us/account/orders/CN-1', { answers, before: signedIn })
  await choose('Quantity to return: Style A-1, Moss, 9', '1')
  await press('Get return label')
  await sees('.return-items .refusal p', 'That didn’t work. We could not create your return.')
})

test('ERR-140 ORD409 stands at the invoice that was to be downloaded', async () => {
  const answers = [says(readPurchase, deliveredOrder), refuses(downloadInvoice, 'ORD409')]
  screen = await openScreen('/en-us/account/orders/CN-1', { answers, before: signedIn })
  await press('Download invoice (PDF)')
  await sees('main .refusal p', 'That didn’t work. We could not find this order.')
})

test.each([
  ['ERR-208', 'ATTR100', 'Please choose a request type.'],
  ['ERR-209', 'ATTR200', 'The request has no organisation.'],
  ['ERR-210', 'ATTR300', 'Please complete the form.'],
])('%s %s stands in the form of a warranty claim: %s', async (_row, code, words) => {
  screen = await openScreen('/en-us/help/warranty?order=CN-1', { answers: [refuses(openWarrantyCase, code)] })
  await fill('Product', 'Style A-1')
  await fill('What happened?', 'The sole came off.')
  await fill('Email', 'wren@example.com')
  await press('Request a repair')
  await sees('main .refusal p', `We couldn’t send this. ${words}`)
})

test('ERR-212 PLP400 stands where the list would be', async () => {
  screen = await openScreen('/en-us/c/nothing-9999', { answers: [refuses(readCatalog, 'PLP400')] })
  await sees('main p', 'We could not find products for this list.')
})

test('ERR-183 REW401 stands among the rewards of a guest, with the way to sign in', async () => {
  screen = await openScreen('/en-us/checkout', { before: toBilling })
  await press('Use points or a reward')
  await sees('.reward-panel p', 'Please sign in to use your rewards. Sign in')
  expect(document.querySelector('.reward-panel form')).toBeNull()
})

describe('the rewards of a shopper who has signed in', () => {
  const openRewards = async (...answers: readonly FixedAnswer[]) => {
    const before = async (tab: VirtualTab) => {
      await signedIn(tab)
      await toBilling(tab)
    }
    screen = await openScreen('/en-us/checkout', { answers, before })
    await press('Use points or a reward')
  }

  test.each([
    ['ERR-184', 'REW130', 'Rewards are for loyalty members only. About the loyalty program'],
    ['ERR-185', 'REW135', 'Please confirm your loyalty membership first. Your membership'],
  ])('%s %s stands in their place, with the way to the membership: %s', async (_row, code, words) => {
    await openRewards(refuses(readVouchers, code))
    await sees('.reward-panel p', words)
  })

  test('ERR-186 REW140 stands above the rewards when one is not taken', async () => {
    const applicableLoyaltyVouchers = [{ points: 500, amountInCurrency: 1_000 }]
    await openRewards(
      says(readVouchers, { currentLoyaltyPoints: 600, memberId: 'M-1', applicableLoyaltyVouchers }),
      refuses(setReward, 'REW140'),
    )
    await press('Use $10.00 for 500 points')
    await sees('.reward-panel .refusal p', 'We couldn’t use this reward. You do not have enough points.')
  })
})
