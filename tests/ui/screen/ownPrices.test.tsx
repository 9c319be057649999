// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readProfile } from '../../../contracts/api/account/consumerApi.ts'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { sampleBoot } from '../product/sampleBoot.ts'
import { footwear } from './footwear.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees, textsOf } from './pressing.ts'
import { sampleProfile } from './sampleProfile.ts'
import { signedIn } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

/** A prosumer who has spent this much of the year's 1,500.00. */
const profileOf = (currentSpend: number) =>
  says(readProfile, {
    consumerProfile: {
      ...sampleProfile,
      consumerDetails: { ...sampleProfile.consumerDetails, prosumer: { currentSpend, annualCap: 150_000 } },
    },
  })

const giftCard = { ...sampleBoot, productId: 'CARD', name: 'Gift card', path: '/en-us/p/card-CARD', isDigital: true }

const open = (path: string, spent = 0) =>
  openScreen(path, {
    answers: [
      says(readProduct, sampleBoot),
      says(readCatalog, { ...footwear, total: 2, products: [sampleBoot, giftCard] }),
      profileOf(spent),
    ],
  })

const asProsumer = async (): Promise<void> => {
  screen.shop.sessions.admitProsumer('consumer-1')
  await signedIn(screen.tab)
}

describe('a professional who is signed in', () => {
  test('AUTH-33 sees on the product page the price that the cart charges, in words that it is theirs, beside everybody’s', async () => {
    screen = await open('/en-us/p/harrow-canvas-HARROWCANV')
    await sees('.buy-price .price', /\$158\.40.*\$198\.00/)
    await asProsumer()
    await sees('.buy-price .price', /Professional price −30%.*\$110\.88 Regular price \$158\.40/)
  })

  test('AUTH-33 sees it in a list, but not at a gift card', async () => {
    screen = await open('/en-us/c/footwear-1000')
    await sees('.product-card .price', /\$158\.40/)
    await asProsumer()
    await sees('.product-card .price', /Professional price −30%.*\$110\.88/)
    expect(textsOf('.product-card .price').map((text) => text.includes('$110.88'))).toEqual([true, false])
  })

  test('AUTH-33 sees what the rest of the cap covers, without a percentage, and everybody’s price once it is used up', async () => {
    screen = await open('/en-us/p/harrow-canvas-HARROWCANV', 140_000)
    await asProsumer()
    await sees('.buy-price .price', /Professional price ?\$128\.40/)
    screen.close()
    screen = await open('/en-us/p/harrow-canvas-HARROWCANV', 150_000)
    await asProsumer()
    await expect.poll(() => screen.tab.views.account?.signedIn.length).toBe(1)
    await sees('.buy-price .price', /\$158\.40.*\$198\.00/)
    expect(textsOf('.group-price')).toEqual([])
  })

  test('AUTH-33 sees everybody’s price again after signing out', async () => {
    screen = await open('/en-us/p/harrow-canvas-HARROWCANV')
    await asProsumer()
    await sees('.buy-price .price', /Professional price/)
    screen.tab.dispatch({ _tag: 'SignOut', site: 'us' })
    await sees('.buy-price .price', /\$158\.40.*\$198\.00/)
  })
})
