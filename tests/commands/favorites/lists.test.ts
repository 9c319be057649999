import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { canKeepFavorites, canSaveForLater } from '../../../core/domain/favorites/listAccess.ts'
import { viewFavorites } from '../../../core/events/favorites/viewFavorites.ts'
import { viewSaved } from '../../../core/events/saved/viewSaved.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { sampleFavorite, sampleProduct } from '../../support/sampleProducts.ts'
import { createShopDriver } from '../../support/shopDriver.ts'
import { shopperWith } from '../../support/sampleShop.ts'

describe('who keeps lists', () => {
  test('FAV-02 with the switch off nothing is asked, no call is owed and no control shows', () => {
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddFavorite', product: sampleFavorite('A') })
    driver.ask({ _tag: 'NoteStanding', offersFavorites: false })
    expect(driver.ask({ _tag: 'AddFavorite', product: sampleFavorite('B') })).toEqual({ _tag: 'FavoritesOff' })
    given(driver.shop()).owesMatching([])
    expect(viewFavorites(driver.shop())).toMatchObject({ isOn: false, items: [], waiting: 0 })
  })

  test('FAV-02 with the switch on again what was asked goes on', () => {
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddFavorite', product: sampleFavorite('A') })
    driver.ask({ _tag: 'NoteStanding', offersFavorites: false })
    driver.ask({ _tag: 'NoteStanding', offersFavorites: true })
    given(driver.shop()).owesMatching([
      { endpoint: 'addFavorite', lane: 'favorites', input: { body: { id: 'A', qty: 1, itemType: 'product' } } },
    ])
  })

  test('FAV-05 pressed twice, or after it was taken off again, a product is asked for as one piece', () => {
    const driver = createShopDriver()
    const press = () => driver.ask({ _tag: 'AddFavorite', product: sampleFavorite('A') })
    const owed = [{ endpoint: 'addFavorite', lane: 'favorites', input: { body: { id: 'A', qty: 1 } } }] as const
    press()
    press()
    given(driver.shop()).owesMatching(owed)
    driver.ask({ _tag: 'RemoveFavorite', productId: 'A' })
    press()
    given(driver.shop()).owesMatching(owed)
  })

  test('FAV-17 AUTH-19 an employee keeps neither list', () => {
    const employee = { offersFavorites: true, consumerType: 'EMPLOYEE' } as const
    expect(canKeepFavorites(employee)).toBe(false)
    expect(canSaveForLater(employee)).toBe(false)
    expect(canSaveForLater({ consumerType: 'LOYALTY' })).toBe(true)
    const { shop } = createShopDriver()
    expect(viewSaved(shopperWith({ standing: employee }, shop())).isOn).toBe(false)
    given(
      shopperWith(
        {
          standing: employee,
          saved: { refresh: { id: 'r', read: [] } },
          favorites: { refresh: { id: 'r', read: [] } },
        },
        shop(),
      ),
    ).owes([])
  })
})

describe('what is refused or saved', () => {
  test('FAV-09 removing what is not there is refused here, and no call leaves', () => {
    const driver = createShopDriver()
    expect(driver.ask({ _tag: 'RemoveFavorite', productId: 'A' })).toEqual({ _tag: 'FavoriteNotFound' })
    expect(driver.ask({ _tag: 'RemoveSaved', key: 'A' })).toEqual({ _tag: 'SavedItemNotFound' })
    given(driver.shop()).owes([])
  })

  test('FAV-08 a refused favorite goes, and says why', () => {
    const commerce = createModelCommerce([])
    commerce.refuse.set('A', 'ORD404')
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddFavorite', product: sampleFavorite('A') })
    driver.settle(commerce)
    expect(viewFavorites(driver.shop())).toMatchObject({
      items: [],
      refusals: [{ what: 'add', errorId: 'ORD404', name: 'Style A' }],
    })
  })

  test('FAV-16 ERR-25 an item that is out of stock stays saved, and the refusal says that it could not be moved', () => {
    const commerce = createModelCommerce([sampleProduct('A-1')])
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 2 })
    driver.ask({ _tag: 'SaveForLater', lineKey: 'A-1|||home' })
    driver.settle(commerce)
    commerce.refuse.set('A-1', 'INV700')
    driver.ask({ _tag: 'MoveToCart', key: 'A-1|||home' })
    driver.settle(commerce)
    expect(viewSaved(driver.shop()).items).toMatchObject([{ sku: 'A-1', quantity: 2, isWaiting: false }])
    expect(driver.shop().cart.refusals).toMatchObject([{ what: 'move', errorId: 'INV700', name: 'Style A-1' }])
  })

  test('FAV-13 a line that has never been sent is saved as well', () => {
    const commerce = createModelCommerce([sampleProduct('A-1')])
    const driver = createShopDriver()
    driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 2 })
    driver.ask({ _tag: 'SaveForLater', lineKey: 'A-1|||home' })
    expect(driver.shop().cart.pending.length).toBe(2)
    expect(viewSaved(driver.shop()).items.length).toBe(1)
    driver.settle(commerce)
    expect(commerce.saved.lines()).toEqual(['A-1×2'])
  })
})
