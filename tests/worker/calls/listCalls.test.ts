import { describe, expect, test } from 'vitest'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'
import { isSettled } from '../../support/virtualShopper.ts'
import { askedShop } from './askedShop.ts'

const favorite = { _tag: 'AddFavorite', product: sampleFavorite('P-1') } as const

describe('the favorites', () => {
  test('FAV-10 API-072 are read by the size of page that is configured', async () => {
    const { callsOf } = await askedShop()
    expect(await callsOf({ _tag: 'RefreshFavorites' })).toEqual([
      [`GET /wishlists/v2/favorites?start=0&count=${limits.favorites}`, undefined],
    ])
  })

  test('FAV-07 API-077 lose one by its item', async () => {
    const { callsOf } = await askedShop()
    await callsOf(favorite)
    expect(await callsOf({ _tag: 'RemoveFavorite', productId: 'P-1' })).toEqual([
      ['DELETE /wishlists/v2/favorites/list-1/items/item-2', undefined],
    ])
  })

  test('FAV-06 API-076 are shared by their list', async () => {
    const { callsOf } = await askedShop()
    await callsOf(favorite)
    expect(await callsOf({ _tag: 'ShareFavorites' })).toEqual([['POST /wishlists/v2/favorites/list-1/share', {}]])
  })

  test('FAV-08 FAV-09 that do not have an item say so, and nothing is thrown or sent', async () => {
    const { browser, tab } = await askedShop()
    const before = browser.shop.arrivals.length
    const answered = tab.dispatch({ _tag: 'RemoveFavorite', productId: 'P-9' })
    await browser.until(() => isSettled(browser), 5_000)
    expect(answered.outcome).toMatchObject({ _tag: 'Rejected', rejection: { _tag: 'FavoriteNotFound' } })
    expect(browser.shop.arrivals).toHaveLength(before)
  })

  test('FAV-02 are neither read nor changed where the site does not offer them', async () => {
    const { browser, tab, callsOf } = await askedShop()
    await callsOf({ _tag: 'NoteStanding', offersFavorites: false })
    const before = browser.shop.arrivals.length
    const answered = [favorite, { _tag: 'RefreshFavorites' } as const].map((command) => tab.dispatch(command))
    await browser.until(() => isSettled(browser), 5_000)
    for (const { outcome } of answered) expect(outcome).toMatchObject({ rejection: { _tag: 'FavoritesOff' } })
    expect(browser.shop.arrivals).toHaveLength(before)
  })
})

test('FAV-15 API-074 what is saved is read from its start, by the size of page', async () => {
  const { callsOf } = await askedShop()
  expect(await callsOf({ _tag: 'RefreshSaved' })).toEqual([
    [`GET /wishlists/v2/saveForLater?start=0&count=${limits.savedForLater}`, undefined],
  ])
})
