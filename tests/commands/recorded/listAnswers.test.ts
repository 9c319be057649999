import { expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { recordFavorites } from '../../../core/commands/favorites/recordFavorites.ts'
import { recordSavedPage, savedAfter } from '../../../core/commands/saved/recordSaved.ts'
import type { FavoriteChange, Favorites } from '../../../core/domain/favorites/favorites.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { createModelSaved } from '../../support/modelSaved.ts'
import { sampleFavorite, sampleProduct, sampleSummary } from '../../support/sampleProducts.ts'
import { change, coupon } from '../owed/owing.ts'

const said = (body: object): Settled => ({ _tag: 'Confirmed', body }) as Settled
const refused = (errorId: string): Settled => ({ _tag: 'Refused', status: 404, errorId, message: 'said' })
const gone: Settled = { _tag: 'SecretGone' }
const page = (...ids: readonly string[]) => ({
  favoriteId: 'l',
  total: ids.length,
  items: ids.map((id) => ({ id, itemId: `i-${id}` })),
})
const has = (...ids: readonly string[]): Partial<Favorites> => ({
  favoriteId: 'l',
  items: ids.map((id) => ({ product: sampleFavorite(id), itemId: `i-${id}` })),
})
const stateWith = (more: Partial<Favorites>): ShopperState => ({
  ...initialState(),
  favorites: { ...initialState().favorites, ...more },
})
const answered = (wanted: FavoriteChange, answer: Settled, more: Partial<Favorites> = {}) =>
  recordFavorites(
    stateWith({ ...more, pending: [{ changeId: 'c', call: 2, sent: true, wish: wanted }] }),
    { key: 'c/2' } as Call,
    answer,
  )
const add: FavoriteChange = { kind: 'Add', product: sampleFavorite('A') }
const remove: FavoriteChange = { kind: 'Remove', productId: 'A' }
const share: FavoriteChange = { kind: 'Share' }

test('FAV-04 a change is done with the list it leaves; a list that is another one than expected is looked at again', () => {
  const done = (itemId: string | null, refresh: boolean) => [
    { _tag: 'v1.FavoriteChangeDone', changeId: 'c', favoriteId: 'l', itemId, refresh },
  ]
  expect(answered(add, said(page('B', 'A')), has('B'))).toEqual(done('i-A', false))
  expect(answered(add, said(page('A', 'B')), has('A', 'B'))).toEqual(done('i-A', false))
  expect(answered(add, said(page('A', 'B')))).toEqual(done('i-A', true))
  expect(answered(add, said(page('A')), has('B'))).toEqual(done('i-A', true))
  expect(answered(add, said(page('A', 'C')), has('B'))).toEqual(done('i-A', true))
  expect(answered(add, said(page('B')))).toEqual(done(null, true))
  expect(answered(remove, said(page('B')), has('A', 'B'))).toEqual(done(null, false))
  expect(answered(remove, said(page('A', 'B')), has('A', 'B'))).toEqual(done(null, true))
  expect(answered(add, said({ shareUrl: '/f' }))).toEqual([])
  expect(answered(add, gone)).toEqual([])
})

test('FAV-06 a shared list has a path', () => {
  expect(answered(share, said({ shareUrl: '/f' }), has('A'))).toEqual([
    { _tag: 'v1.FavoritesShared', changeId: 'c', path: '/f' },
  ])
  expect(answered(share, said(page('A')), has('A'))).toEqual([])
})

test('FAV-08 a refusal is told with what it is about; a list the server does not know is gone, and a removal with it', () => {
  const answerOf = (what: string, name: string | null, errorId = 'ORD404') => [
    {
      _tag: 'v1.FavoriteChangeRefused',
      changeId: 'c',
      refusal: { refusalId: 'c', what, errorId, message: 'said', name },
    },
  ]
  expect(answered(add, refused('ORD404'), has('B'))).toEqual(answerOf('add', 'Style A'))
  expect(answered(remove, refused('ORD404'), has('B', 'A'))).toEqual(answerOf('remove', 'Style A'))
  expect(answered(remove, refused('ORD404'), has('B'))).toEqual(answerOf('remove', null))
  expect(answered(share, refused('ORD404'), has('B'))).toEqual(answerOf('share', null))
  const lost = { _tag: 'v1.FavoritesLost', favoriteId: 'l' }
  expect(answered(add, refused('API404'), has('B'))).toEqual([lost])
  expect(answered(remove, refused('API404'), has('B'))).toEqual([
    lost,
    { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'c' },
  ])
  expect(answered(add, refused('API404'))).toEqual(answerOf('add', 'Style A', 'API404'))
})

test('FAV-15 a page of favorites counts while a look is owed; what comes without its product is of no use', () => {
  const read = (answer: Settled, more: Partial<Favorites> = { refresh: { id: 'r', read: [] } }) =>
    recordFavorites(stateWith(more), { key: 'r/read/0' } as Call, answer)
  const body = {
    ...page('A', 'B'),
    items: [
      { id: 'A', itemId: 'i-A', product: sampleSummary('A') },
      { id: 'B', itemId: 'i-B' },
    ],
  }
  expect(read(said(body))).toEqual([
    {
      _tag: 'v1.FavoritesPageRead',
      id: 'r',
      favoriteId: 'l',
      total: 2,
      items: [{ itemId: 'i-A', product: sampleFavorite('A') }],
    },
  ])
  const abandoned = [{ _tag: 'v1.FavoritesRefreshAbandoned', id: 'r' }]
  expect([
    read(refused('X')),
    read(said({ shareUrl: '/f' })),
    read(said({ saveForLaterId: 's', total: 0, items: [] })),
  ]).toEqual([abandoned, abandoned, abandoned])
  expect(read(said(body), {})).toEqual([])
  const behind = { refresh: { id: 'r', read: [] }, pending: [{ changeId: 'c', call: 0, sent: false, wish: add }] }
  expect(read(said(body), behind)).toMatchObject([{ _tag: 'v1.FavoritesPageRead' }])
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
  const [plain, made] = (
    savedAfter(change({ kind: 'RemoveSaved', line: {} as never }), list as never)[0] as unknown as {
      items: readonly object[]
    }
  ).items
  expect([plain, made]).toEqual([
    line,
    {
      ...line,
      itemId: 'made',
      recipeId: 'r',
      giftOption,
      available: false,
      key: expect.stringMatching(/^A-1\|r\|.+\|home$/),
    },
  ])
  expect(savedAfter(coupon, { cart: {}, saveForLater: list } as never)).toEqual([
    { _tag: 'v1.SavedConfirmed', changeId: 'c', saveForLaterId: 's', items: [plain, made] },
  ])
  expect([savedAfter(coupon, { saveForLaterId: 's' } as never), savedAfter(coupon, { items: [] } as never)]).toEqual([
    [],
    [],
  ])
  const read = (answer: Settled, refresh: ShopperState['saved']['refresh'] = { id: 'r', read: [] }) =>
    recordSavedPage({ ...initialState(), saved: { ...initialState().saved, refresh } }, answer)
  expect(read(said({ ...list, total: 7 }))).toEqual([
    { _tag: 'v1.SavedPageRead', id: 'r', total: 7, saveForLaterId: 's', items: [plain, made] },
  ])
  const abandoned = [{ _tag: 'v1.SavedRefreshAbandoned', id: 'r' }]
  expect([read(said(list)), read(said({ total: 7, items: [] })), read(refused('X')), read(gone)]).toEqual([
    abandoned,
    abandoned,
    abandoned,
    abandoned,
  ])
  expect(read(said({ ...list, total: 7 }), null)).toEqual([])
})
