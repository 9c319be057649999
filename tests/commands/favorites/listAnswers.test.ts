import { describe, expect, test } from 'vitest'
import type { AnswerBody, Settled } from '../../../core/commands/answer.ts'
import { owedCall } from '../../../core/commands/call.ts'
import { recordFavorites } from '../../../core/commands/favorites/recordFavorites.ts'
import { recordSavedPage, savedAfter } from '../../../core/commands/saved/recordSaved.ts'
import type { FavoriteChange, Favorites } from '../../../core/domain/favorites/favorites.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { given } from '../../support/given.ts'
import { createModelSaved } from '../../support/modelSaved.ts'
import { sampleFavorite, sampleProduct, sampleSummary } from '../../support/sampleProducts.ts'
import { pendingCoupon, shopperWith } from '../../support/sampleShop.ts'

const confirmedWith = (body: object): Settled => ({ _tag: 'Confirmed', body }) as Settled
const refused = (errorId: string): Settled => ({ _tag: 'Refused', status: 404, errorId, message: 'said' })
const secretGone: Settled = { _tag: 'SecretGone' }
const page = (...ids: readonly string[]) => ({
  favoriteId: 'l',
  total: ids.length,
  items: ids.map((id) => ({ id, itemId: `i-${id}` })),
})
const listOf = (...ids: readonly string[]): Partial<Favorites> => ({
  favoriteId: 'l',
  items: ids.map((id) => ({ product: sampleFavorite(id), itemId: `i-${id}` })),
})
const stateWith = (more: Partial<Favorites>): ShopperState => shopperWith({ favorites: more })
/** The change has been sent, and this is its answer. */
const answered = (wanted: FavoriteChange, answer: Settled, more: Partial<Favorites> = {}) =>
  given(stateWith({ ...more, pending: [{ changeId: 'c', call: 2, sent: true, wish: wanted }] })).answered(answer)
const add: FavoriteChange = { kind: 'Add', product: sampleFavorite('A') }
const remove: FavoriteChange = { kind: 'Remove', productId: 'A' }
const share: FavoriteChange = { kind: 'Share' }

describe('FAV-04 when a change of the favorites is answered', () => {
  const done = (itemId: string | null, refresh: boolean) => [
    { _tag: 'v1.FavoriteChangeDone', changeId: 'c', favoriteId: 'l', itemId, refresh },
  ]

  test('FAV-04 the change is done with the list it leaves', () => {
    answered(add, confirmedWith(page('B', 'A')), listOf('B')).then(done('i-A', false))
    answered(add, confirmedWith(page('A', 'B')), listOf('A', 'B')).then(done('i-A', false))
    answered(remove, confirmedWith(page('B')), listOf('A', 'B')).then(done(null, false))
  })

  test('FAV-04 a list that is another one than expected is looked at again', () => {
    answered(add, confirmedWith(page('A', 'B'))).then(done('i-A', true))
    answered(add, confirmedWith(page('A')), listOf('B')).then(done('i-A', true))
    answered(add, confirmedWith(page('A', 'C')), listOf('B')).then(done('i-A', true))
    answered(add, confirmedWith(page('B'))).then(done(null, true))
    answered(remove, confirmedWith(page('A', 'B')), listOf('A', 'B')).then(done(null, true))
  })

  test('FAV-04 an answer that is no list settles nothing', () => {
    answered(add, confirmedWith({ shareUrl: '/f' })).then([])
    answered(add, secretGone).then([])
  })
})

test('FAV-06 a shared list has a path', () => {
  answered(share, confirmedWith({ shareUrl: '/f' }), listOf('A')).then([
    { _tag: 'v1.FavoritesShared', changeId: 'c', path: '/f' },
  ])
  answered(share, confirmedWith(page('A')), listOf('A')).then([])
})

const answerOf = (what: string, name: string | null, errorId = 'ORD404') => [
  {
    _tag: 'v1.FavoriteChangeRefused',
    changeId: 'c',
    refusal: { refusalId: 'c', what, errorId, message: 'said', name },
  },
]

test('FAV-08 a refusal names what it is about', () => {
  answered(add, refused('ORD404'), listOf('B')).then(answerOf('add', 'Style A'))
  answered(remove, refused('ORD404'), listOf('B', 'A')).then(answerOf('remove', 'Style A'))
  answered(remove, refused('ORD404'), listOf('B')).then(answerOf('remove', null))
  answered(share, refused('ORD404'), listOf('B')).then(answerOf('share', null))
})

test('FAV-07 a list the server does not know is lost', () => {
  const lost = { _tag: 'v1.FavoritesLost', favoriteId: 'l' }
  answered(add, refused('API404'), listOf('B')).then([lost])
})

test('FAV-07 a removal goes with its lost list', () => {
  const lost = { _tag: 'v1.FavoritesLost', favoriteId: 'l' }
  answered(remove, refused('API404'), listOf('B')).then([lost, { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'c' }])
})

test('FAV-08 an unknown list is a refusal where there was none', () => {
  answered(add, refused('API404')).then(answerOf('add', 'Style A', 'API404'))
})

const body = {
  ...page('A', 'B'),
  items: [
    { id: 'A', itemId: 'i-A', product: sampleSummary('A') },
    { id: 'B', itemId: 'i-B' },
  ],
}

const read = (answer: Settled, more: Partial<Favorites> = { refresh: { id: 'r', read: [] } }) =>
  recordFavorites(
    stateWith(more),
    owedCall('favorites', 'r/read/0', { endpoint: 'readFavorites', input: {} }, null),
    answer,
  )

test('FAV-15 a page of favorites leaves out what comes without its product', () => {
  expect(read(confirmedWith(body))).toEqual([
    {
      _tag: 'v1.FavoritesPageRead',
      id: 'r',
      favoriteId: 'l',
      total: 2,
      items: [{ itemId: 'i-A', product: sampleFavorite('A') }],
    },
  ])
})

test('FAV-15 an answer that is no page abandons the look', () => {
  const abandoned = [{ _tag: 'v1.FavoritesRefreshAbandoned', id: 'r' }]
  expect(read(refused('X'))).toEqual(abandoned)
  expect(read(confirmedWith({ shareUrl: '/f' }))).toEqual(abandoned)
  expect(read(confirmedWith({ saveForLaterId: 's', total: 0, items: [] }))).toEqual(abandoned)
})

test('FAV-15 a page counts only while a look is owed', () => {
  expect(read(confirmedWith(body), {})).toEqual([])
})

test('FAV-15 a page counts while a change waits behind it', () => {
  const behind = { refresh: { id: 'r', read: [] }, pending: [{ changeId: 'c', call: 0, sent: false, wish: add }] }
  expect(read(confirmedWith(body), behind)).toMatchObject([{ _tag: 'v1.FavoritesPageRead' }])
})

test('FAV-12 FAV-15 the list of saved things is read page by page, and comes back with every change of it', () => {
  const server = createModelSaved([sampleProduct('A-1')])
  server.keep('A-1', 2)
  const [item] = server.answer().items
  const giftOption = { email: 'wren@example.com', to: 'Wren', message: 'Hello' }
  const list = {
    saveForLaterId: 's',
    items: [item, { ...item, itemId: 'made', recipeId: 'r', giftOption, available: false }],
  }
  const line = {
    key: 'A-1|||home',
    product: sampleProduct('A-1'),
    quantity: 2,
    recipeId: null,
    giftOption: null,
    delivery: 'home',
    itemId: item?.itemId,
    available: true,
  }
  const made = {
    ...line,
    itemId: 'made',
    recipeId: 'r',
    giftOption,
    available: false,
    key: expect.stringMatching(/^A-1\|r\|.+\|home$/),
  }
  const confirmed = { _tag: 'v1.SavedConfirmed', changeId: 'c', saveForLaterId: 's', items: [line, made] }
  const savedFrom = (body: object) => savedAfter(pendingCoupon, body as AnswerBody)
  expect(savedFrom(list)).toEqual([confirmed])
  expect(savedFrom({ cart: {}, saveForLater: list })).toEqual([confirmed])
  expect(savedFrom({ saveForLaterId: 's' })).toEqual([])
  expect(savedFrom({ items: [] })).toEqual([])
  const read = (answer: Settled, refresh: ShopperState['saved']['refresh'] = { id: 'r', read: [] }) =>
    recordSavedPage(shopperWith({ saved: { refresh } }), answer)
  expect(read(confirmedWith({ ...list, total: 7 }))).toEqual([
    { _tag: 'v1.SavedPageRead', id: 'r', total: 7, saveForLaterId: 's', items: [line, made] },
  ])
  const abandoned = [{ _tag: 'v1.SavedRefreshAbandoned', id: 'r' }]
  expect(read(confirmedWith(list))).toEqual(abandoned)
  expect(read(confirmedWith({ total: 7, items: [] }))).toEqual(abandoned)
  expect(read(refused('X'))).toEqual(abandoned)
  expect(read(secretGone)).toEqual(abandoned)
  expect(read(confirmedWith({ ...list, total: 7 }), null)).toEqual([])
})
