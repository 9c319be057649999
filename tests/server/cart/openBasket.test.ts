import { expect, test } from 'vitest'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop } = await useGuestShop()

test('AUTH-05 a renewed session names the basket its guest is filling, and no basket of anybody else', async () => {
  const [sku = ''] = await shop.ordinarySkus(1)
  const first = await shop.read(fetchToken, fetchToken.path, { body: {} })
  expect(first.basketId).toBeUndefined()
  await (await shop.newGuest()).withItem(sku)
  const basket = await shop.asGuest(first.accessToken).withItem(sku)
  const renewed = await shop.read(fetchToken, fetchToken.path, { body: { refreshToken: first.refreshToken } })
  expect(renewed.basketId).toBe(basket.basketId)
})
