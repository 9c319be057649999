import type { FavoriteProduct, LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Playing } from './Playing.ts'
import { fill } from './FamousFailure.ts'
import type { FamousFailure } from './FamousFailure.ts'

const firstKey = ({ tab }: Playing): string => tab.views.cart.lines[0]?.lineKey ?? ''

/** What happened to carts, and to the pages that show them. */
export const failuresInTheCart: readonly FamousFailure[] = [
  {
    name: 'cart-not-found',
    complaint: 'I came back after lunch, changed a quantity, and for a second my cart was empty.',
    condition: 'cart.rebuild',
    play: async (playing) => {
      await fill(playing)
      await playing.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
      await playing.world.server.books.deleteFrom('basket').where('status', '=', 'open').execute()
      await playing.ask({ _tag: 'SetQuantity', lineKey: firstKey(playing), quantity: 5 })
      await playing.wander(5)
    },
  },
  {
    name: 'two-tabs',
    complaint:
      'I had the shop open twice. I took the boots out in one window while the other one still counted up, and they were gone in both.',
    condition: 'cart.removed.length > 0 and view.cart.lines.length == 1',
    play: async (playing) => {
      const { world, press, second, tab, settled } = playing
      await fill(playing)
      const lineKey = firstKey(playing)
      for (let n = 0; n < 6; n++) {
        press({ _tag: 'SetQuantity', lineKey, quantity: 2 + n }, n % 2 === 0 ? tab : second)
        await world.advance(20)
      }
      press({ _tag: 'SetQuantity', lineKey, quantity: 9 }, second)
      press({ _tag: 'RemoveLine', lineKey }, tab)
      await settled()
    },
  },
  {
    name: 'quota',
    complaint: 'The page said that my phone is full. Is my cart kept?',
    condition: 'view.cart.units == 14',
    play: async (playing) => {
      await fill(playing, 160)
      playing.device.world.disk.isFull = true
      await playing.ask({ _tag: 'SetQuantity', lineKey: firstKey(playing), quantity: 7 })
      await playing.ask({ _tag: 'SetQuantity', lineKey: playing.tab.views.cart.lines[1]?.lineKey ?? '', quantity: 7 })
      await playing.wander(3)
    },
  },
  {
    name: 'worker-killed',
    complaint: 'The page hung for a moment right after I pressed plus. Afterwards everything was right, I think.',
    condition: 'cause._tag == "Answer" and view.cart.lines[*].quantity == 8',
    play: async (playing) => {
      const { world, press, tab, settled } = playing
      await fill(playing)
      let isLost = false
      world.internet.fate = () => (isLost ? 'fine' : ((isLost = true), 'lost-answer'))
      press({ _tag: 'SetQuantity', lineKey: firstKey(playing), quantity: 8 })
      await world.advance(60)
      tab.killWorker()
      await world.advance(2_000)
      tab.startWorker()
      await settled()
      await playing.wander(4)
    },
  },
  {
    name: 'refused-variant-switch',
    complaint: 'I wanted the boots a size larger. Now I have my old size again and a message.',
    condition: 'view.cart.refusals.length > 0',
    play: async (playing) => {
      await fill(playing)
      const to = playing.product(1)
      await playing.world.server.books.updateTable('stock').set({ available: 0 }).where('sku', '=', to.sku).execute()
      await playing.ask({ _tag: 'SwitchVariant', lineKey: firstKey(playing), to })
      await playing.wander(5)
    },
  },
  {
    name: 'token-refresh-storm',
    complaint:
      'The checkout was open in one window and the cart in another over lunch. Then I chose Klarna here and pressed plus there, and nothing moved for a while. Had you signed me out?',
    condition: 'cause._tag == "Answer" and view.cart.units == 16',
    faults: ['no-locks'],
    play: async (playing) => {
      const { world, press, tab, second, settled } = playing
      await fill(playing, 60)
      await world.advance(3_600_000)
      const before = world.internet.requests.length
      let renewals = 0
      world.internet.fate = ({ path }) =>
        path.includes('/auth/token') && (renewals += 1) <= 3 ? 'lost-answer' : 'fine'
      void second.host().request('openPaymentPage', { method: 'KLARNA', returnPath: '/en-us/checkout' }, 'key')
      press({ _tag: 'SetQuantity', lineKey: firstKey(playing), quantity: 9 })
      press({ _tag: 'SetQuantity', lineKey: tab.views.cart.lines[1]?.lineKey ?? '', quantity: 7 }, second)
      await settled()
      const renewing = new Set(
        world.internet.requests
          .slice(before)
          .flatMap(({ path, tabId }) => (path.includes('/auth/token') ? [tabId] : [])),
      )
      if (renewing.size < 2) throw new Error('the two windows did not renew at once')
      await playing.wander(2)
    },
  },
  {
    name: 'sign-in-merge',
    complaint:
      'I filled my cart, signed in to pay, and there were things in it that I had not put there. Oh: from last week?',
    condition: 'cause._tag == "Answer" and view.cart.lines.length == 3',
    play: async (playing) => {
      await playing.world.server.books.updateTable('stock').set({ available: 40 }).execute()
      await playing.ask({ _tag: 'AddItem', product: playing.product(4), quantity: 2 })
      await playing.signIn()
      await playing.ask({ _tag: 'SignOut', site: 'us' })
      await fill(playing)
      await playing.signIn()
      await playing.wander(2)
    },
  },
  {
    name: 'delivery-switched',
    complaint:
      'I was going to fetch the boots in the store tonight. Now the cart says that they will be sent home, and I have not touched that.',
    condition: 'view.cart.messages[*].code == "PickupToHome"',
    play: async (playing) => {
      const { world } = playing
      const { books } = world.server
      await fill(playing)
      const { id: storeId } = await books.selectFrom('store').select('id').orderBy('id').executeTakeFirstOrThrow()
      await books.updateTable('store_stock').set({ available: 40 }).where('store_id', '=', storeId).execute()
      await playing.ask({ _tag: 'SetDelivery', lineKey: firstKey(playing), storeId })
      await playing.wander(5)
      await books.updateTable('store_stock').set({ available: 0 }).where('store_id', '=', storeId).execute()
      await playing.ask({ _tag: 'RefreshCart' })
      await playing.wander(2)
    },
  },
  {
    name: 'favorites-lost',
    complaint:
      'I hearted three things and put the boots aside for later. Then all hearts went out, and came back while I was looking.',
    condition: 'events[*]._tag == "v1.FavoritesLost"',
    play: async (playing) => {
      const { ask, product, tab, world } = playing
      await fill(playing)
      await ask({ _tag: 'SaveForLater', lineKey: firstKey(playing) })
      for (const n of [0, 5, 9]) await ask({ _tag: 'AddFavorite', product: favoriteOf(product(n)) })
      await world.advance(5_000)
      await ask({ _tag: 'ShareFavorites' })
      await world.advance(5_000)
      await world.server.books.deleteFrom('favorite_list').execute()
      await ask({ _tag: 'RemoveFavorite', productId: product(5).masterId })
      await world.advance(20_000)
      await ask({ _tag: 'RefreshFavorites' })
      await ask({ _tag: 'MoveToCart', key: tab.views.saved.items[0]?.key ?? '' })
      await playing.wander(2)
    },
  },
]

const favoriteOf = ({
  masterId,
  name,
  kind,
  path,
  picture,
  tint,
  price,
  originalPrice,
  currency,
}: LineProduct): FavoriteProduct => ({
  productId: masterId,
  name,
  kind,
  path,
  picture,
  tint,
  price,
  originalPrice,
  currency,
})
