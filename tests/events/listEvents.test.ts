import { describe, expect, test } from 'vitest'
import type { PendingFavorite, FavoriteChange, Favorites } from '../../core/domain/favorites/favorites.ts'
import type { PendingChange } from '../../core/domain/cart/changes/cartChange.ts'
import { shownFavorites } from '../../core/domain/favorites/favorites.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { FavoriteEvent } from '../../core/events/favorites/favoriteEvents.ts'
import { viewFavorites } from '../../core/events/favorites/viewFavorites.ts'
import { viewSaved } from '../../core/events/saved/viewSaved.ts'
import type { SavedEvent } from '../../core/events/saved/savedEvents.ts'
import { pendingChange, pendingCoupon, line, shopperWith } from '../support/sampleShop.ts'
import { given } from '../support/given.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'

const item = (id: string) => ({ product: sampleFavorite(id), itemId: `i-${id}` })
const list = (more: Partial<Favorites>): ShopperState => shopperWith({ favorites: more })
const pendingFavorite = (
  changeId: string,
  wanted: FavoriteChange,
  more: Partial<PendingFavorite> = {},
): PendingFavorite => ({
  changeId,
  call: 0,
  sent: false,
  wish: wanted,
  ...more,
})
const add = (id: string, more: Partial<PendingFavorite> = {}) =>
  pendingFavorite(`add-${id}`, { kind: 'Add', product: sampleFavorite(id) }, more)
const remove = (id: string) => pendingFavorite(`remove-${id}`, { kind: 'Remove', productId: id })
const share = pendingFavorite('share', { kind: 'Share' })
const after = (more: Partial<Favorites>, ...events: readonly FavoriteEvent[]): Favorites =>
  given(list(more), ...events).shop.favorites
const ids = ({ items }: Favorites) => items.map(({ product }) => product.productId)
const waiting = ({ pending }: Favorites) => pending.map(({ changeId }) => changeId)
const refresh = { id: 'r', read: [] }
const refusal = (refusalId: string) => ({ refusalId, what: 'add', errorId: 'ORD404', message: '', name: null }) as const

describe('FAV-04 a change of the favorites', () => {
  test('FAV-04 requested changes wait in order', () => {
    const threeWaiting = after(
      { favoriteId: 'l' },
      { _tag: 'v1.FavoriteAddRequested', changeId: 'a', product: sampleFavorite('A') },
      { _tag: 'v1.FavoriteRemovalRequested', changeId: 'b', productId: 'B' },
      { _tag: 'v1.FavoritesShareRequested', changeId: 'c' },
    )
    expect(threeWaiting.pending).toEqual([
      pendingFavorite('a', { kind: 'Add', product: sampleFavorite('A') }),
      pendingFavorite('b', { kind: 'Remove', productId: 'B' }),
      pendingFavorite('c', { kind: 'Share' }),
    ])
  })

  test('FAV-04 a change that is sent is marked, and no other', () => {
    expect(
      after({ pending: [add('A'), add('B')] }, { _tag: 'v1.FavoriteChangeSent', changeId: 'add-B', call: 0 }).pending,
    ).toEqual([add('A'), add('B', { sent: true })])
    expect(after({ pending: [add('A')] }, { _tag: 'v1.FavoriteChangeSent', changeId: 'x', call: 0 }).pending).toEqual([
      add('A'),
    ])
  })

  test('FAV-04 a change that is withdrawn waits no more', () => {
    expect(
      waiting(after({ pending: [add('A'), add('B')] }, { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'add-A' })),
    ).toEqual(['add-B'])
  })

  const done = (changeId: string, more: Partial<Favorites> = {}, event: object = {}) =>
    after(
      { favoriteId: 'l', items: [item('B'), item('A')], pending: [add('A'), remove('B'), share], ...more },
      { _tag: 'v1.FavoriteChangeDone', changeId, favoriteId: 'l2', itemId: 'new', refresh: false, ...event },
    )

  test('FAV-04 a product that was added is at the top under its new id', () => {
    const added = done('add-A')
    expect(added.favoriteId).toBe('l2')
    expect(added.items).toEqual([{ ...item('A'), itemId: 'new' }, item('B')])
    expect(waiting(added)).toEqual(['remove-B', 'share'])
    expect(added.refresh).toBeNull()
  })

  test('FAV-04 a product that was added without an id is not in the list', () => {
    expect(ids(done('add-A', {}, { itemId: null }))).toEqual(['B'])
  })

  test('FAV-04 a product that was removed is gone', () => {
    expect(ids(done('remove-B'))).toEqual(['A'])
  })

  test('FAV-04 a shared or unknown change leaves the list as it is', () => {
    expect(ids(done('share'))).toEqual(['B', 'A'])
    expect(ids(done('unknown'))).toEqual(['B', 'A'])
  })

  test('FAV-04 pages read before a change are read again', () => {
    expect(done('add-A', {}, { refresh: true }).refresh).toEqual({ id: 'after-add-A', read: [] })
    expect(done('add-A', { refresh }).refresh).toEqual({ id: 'after-add-A', read: [] })
  })
})

test('FAV-06 a shared list has its path', () => {
  const shared = after(
    { favoriteId: 'l', pending: [share] },
    { _tag: 'v1.FavoritesShared', changeId: 'share', path: '/f' },
  )
  expect(shared.sharePath).toBe('/f')
  expect(shared.pending).toEqual([])
})

test('FAV-08 a refused change is reported and no longer shown', () => {
  const refused = after(
    { favoriteId: 'l', items: [item('A'), item('B')], pending: [remove('A'), add('C')], refusals: [refusal('x')] },
    { _tag: 'v1.FavoriteChangeRefused', changeId: 'remove-A', refusal: refusal('remove-A') },
  )
  expect(ids(refused)).toEqual(['B'])
  expect(waiting(refused)).toEqual(['add-C'])
  expect(refused.refusals.map(({ refusalId }) => refusalId)).toEqual(['x', 'remove-A'])
})

test('FAV-08 the refusal of an unknown change leaves the list as it is', () => {
  expect(
    ids(
      after({ items: [item('A')] }, { _tag: 'v1.FavoriteChangeRefused', changeId: 'unknown', refusal: refusal('y') }),
    ),
  ).toEqual(['A'])
})

test('FAV-08 a refusal that is dismissed is gone', () => {
  expect(
    after({ refusals: [refusal('x'), refusal('y')] }, { _tag: 'v1.FavoriteRefusalDismissed', refusalId: 'x' }).refusals,
  ).toEqual([refusal('y')])
})

test('FAV-06 a share without a list is withdrawn with the last product that would have made it', () => {
  const unknown = (pending: readonly PendingFavorite[]) =>
    waiting(
      after(
        { favoriteId: null, pending: [add('A'), ...pending] },
        { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'add-A' },
      ),
    )
  expect(unknown([share])).toEqual([])
  expect(unknown([share, add('B')])).toEqual(['share', 'add-B'])
})

test('FAV-07 items of a lost list are asked for again, the oldest first, under keys of that list', () => {
  const long = `${'x'.repeat(10)}${'l'.repeat(24)}`
  const lost = after(
    {
      favoriteId: long,
      sharePath: '/f',
      items: [item('B'), item('A'), item('C')],
      pending: [add('D', { sent: true }), remove('C'), share],
    },
    { _tag: 'v1.FavoritesLost', favoriteId: long },
  )
  expect(lost.items).toEqual([])
  expect(lost.favoriteId).toBeNull()
  expect(lost.sharePath).toBeNull()
  const again = (id: string) =>
    pendingFavorite(`again-${'l'.repeat(24)}-${id}`, { kind: 'Add', product: sampleFavorite(id) })
  expect(lost.pending).toEqual([again('A'), again('B'), add('D', { call: 1 }), share])
})

test('FAV-07 only a product of the lost list that was to be removed is not asked for again', () => {
  expect(
    waiting(
      after(
        { favoriteId: 'l', items: [item('A')], pending: [add('B'), remove('B')] },
        { _tag: 'v1.FavoritesLost', favoriteId: 'l' },
      ),
    ),
  ).toEqual(['again-l-A', 'add-B', 'remove-B'])
})

test('FAV-07 a short name of the lost list is no obstacle', () => {
  expect(
    after({ favoriteId: 'l', items: [item('A')] }, { _tag: 'v1.FavoritesLost', favoriteId: 'l' }).pending,
  ).toHaveLength(1)
})

test('FAV-15 the first page is kept while the list is shown as it was', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  const first = after({ refresh, items: [item('Z')], favoriteId: 'l', sharePath: '/f' }, page(['A', 'B'], 3))
  expect(first.refresh).toEqual({ id: 'r', read: [item('A'), item('B')] })
  expect(ids(first)).toEqual(['Z'])
})

test('FAV-15 with the last page the list is whole', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  const first = after({ refresh, items: [item('Z')], favoriteId: 'l', sharePath: '/f' }, page(['A', 'B'], 3))
  const whole = after({ ...first }, page(['B', 'C'], 3))
  expect(whole.refresh).toBeNull()
  expect(ids(whole)).toEqual(['A', 'B', 'C'])
  expect(whole.sharePath).toBe('/f')
  expect(whole.pending).toEqual([])
})

test('FAV-15 an empty page ends the reading', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  expect(after({ refresh }, page([], 3))).toMatchObject({ items: [], refresh: null })
})

test('FAV-15 a page without a request changes nothing', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  expect(after({ items: [item('Z')] }, page(['A'], 1)).items).toEqual([item('Z')])
})

test('FAV-15 another list than before is asked for what it has not', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  const other = after(
    { refresh, favoriteId: 'old', sharePath: '/f', items: [item('A'), item('Z')], pending: [remove('A'), remove('Y')] },
    page(['A'], 1),
  )
  expect(other.favoriteId).toBe('l')
  expect(other.sharePath).toBeNull()
  expect(ids(other)).toEqual(['A'])
  expect(waiting(other)).toEqual(['again-old-Z', 'remove-A'])
})

test('FAV-15 without a list before nothing is asked for again', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  expect(after({ refresh, favoriteId: null, items: [item('Z')] }, page(['A'], 1)).pending).toEqual([])
})

test('FAV-15 reading begins and is abandoned', () => {
  expect(after({}, { _tag: 'v1.FavoritesRefreshRequested', id: 'r' }).refresh).toEqual(refresh)
  expect(after({ refresh }, { _tag: 'v1.FavoritesRefreshAbandoned', id: 'r' }).refresh).toBeNull()
})

const view = {
  isOn: true,
  isReading: true,
  waiting: 2,
  refusals: [refusal('x')],
  share: { path: '/f', isWaiting: true },
}

const withAll = list({
  items: [item('A')],
  pending: [add('B'), share],
  refresh,
  refusals: [refusal('x')],
  sharePath: '/f',
})

test('FAV-02 the screen sees the list with what waits', () => {
  expect(viewFavorites(withAll)).toMatchObject({
    ...view,
    items: [
      { productId: 'B', isWaiting: true },
      { productId: 'A', isWaiting: false },
    ],
  })
})

test('FAV-02 a new shop shows an empty list', () => {
  expect(viewFavorites(initialState())).toEqual({
    isOn: true,
    items: [],
    isReading: false,
    waiting: 0,
    refusals: [],
    share: { path: null, isWaiting: false },
  })
})

test('FAV-02 a list is not being shared while only a product waits', () => {
  expect(viewFavorites(list({ pending: [add('B')] })).share.isWaiting).toBe(false)
})

test('FAV-02 no favorite is shown when favorites are switched off', () => {
  const off = given(withAll, { _tag: 'v1.StandingNoted', offersFavorites: false }).shop
  expect(viewFavorites(off)).toMatchObject({ ...view, isOn: false, isReading: false, waiting: 0, items: [] })
})

const saved = (key: string) => ({ ...line({ key }), itemId: `k-${key}`, available: true })
const savedAfter = (
  more: Partial<ShopperState['saved']>,
  pending: readonly PendingChange[],
  ...events: readonly SavedEvent[]
): ShopperState => given(shopperWith({ saved: more, cart: { pending } }), ...events).shop
const answerOf = ({ cart }: ShopperState) => cart.pending.map(({ changeId }) => changeId)
const id = { changeId: 'n', at: 3 }
const pendingOf = (
  wanted: PendingChange['wish'],
  changeId: string,
  more: Partial<PendingChange> = {},
): PendingChange => ({
  ...pendingChange(wanted),
  changeId,
  ...more,
})

test('FAV-13 moves between cart and list are wishes of the cart', () => {
  const changes = savedAfter(
    {},
    [],
    { _tag: 'v1.LineSaveRequested', ...id, key: 'K', line: line() },
    { _tag: 'v1.SavedMoveRequested', ...id, line: line() },
    { _tag: 'v1.SavedRemovalRequested', ...id, line: line() },
  ).cart.pending
  const waits = { changeId: 'n', at: 3, call: 0, sent: false, losses: 0 }
  expect(changes).toEqual([
    { ...waits, wish: { kind: 'SaveLine', key: 'K', line: line(), asItem: false } },
    { ...waits, wish: { kind: 'MoveToCart', line: line(), phase: 'add' } },
    { ...waits, wish: { kind: 'RemoveSaved', line: line() } },
  ])
  const turned = savedAfter({}, [pendingOf(changes[0]!.wish, 'n', { sent: true })], {
    _tag: 'v1.SaveTurnedToItem',
    changeId: 'n',
  }).cart.pending
  expect(turned).toMatchObject([{ call: 1, sent: false, wish: { asItem: true } }])
  expect(
    savedAfter(
      {},
      [pendingCoupon],
      { _tag: 'v1.SaveTurnedToItem', changeId: 'c' },
      { _tag: 'v1.SaveTurnedToItem', changeId: 'unknown' },
    ).cart.pending,
  ).toEqual([pendingCoupon])
})

test('FAV-14 FAV-15 a confirmed list is what the server says, and pages read before it are read again', () => {
  const list = { saveForLaterId: 's', items: [saved('B')] }
  const confirmed = savedAfter(
    { items: [saved('A')], refresh },
    [pendingCoupon, pendingOf({ kind: 'RemoveSaved', line: line() }, 'n')],
    {
      _tag: 'v1.SavedConfirmed',
      changeId: 'n',
      ...list,
    },
  )
  expect(confirmed.saved).toEqual({ ...list, refresh: { id: 'after-n', read: [] } })
  expect(answerOf(confirmed)).toEqual(['c'])
})

test('FAV-15 a confirmed list is not read again when nothing was being read', () => {
  const list = { saveForLaterId: 's', items: [saved('B')] }
  expect(savedAfter({}, [], { _tag: 'v1.SavedConfirmed', changeId: 'n', ...list }).saved.refresh).toBeNull()
})

test('FAV-14 an item that the server no longer has is gone, and so is what was asked of it', () => {
  const gone = savedAfter(
    { items: [saved('A'), saved('B')] },
    [pendingOf({ kind: 'RemoveSaved', line: line() }, 'n')],
    {
      _tag: 'v1.SavedItemGone',
      changeId: 'n',
      key: 'A',
    },
  )
  expect(gone.saved.items).toEqual([saved('B')])
  expect(answerOf(gone)).toEqual([])
})

test('FAV-15 reading the saved list begins and is abandoned', () => {
  expect(savedAfter({}, [], { _tag: 'v1.SavedRefreshRequested', id: 'r' }).saved.refresh).toEqual(refresh)
  expect(savedAfter({ refresh }, [], { _tag: 'v1.SavedRefreshAbandoned', id: 'r' }).saved.refresh).toBeNull()
})

test('FAV-15 the pages of the saved list are put together until it is whole', () => {
  const page = (keys: readonly string[], total: number) =>
    ({ _tag: 'v1.SavedPageRead', id: 'r', saveForLaterId: 's', total, items: keys.map(saved) }) as const
  const first = savedAfter({ refresh, items: [saved('Z')] }, [], page(['A', 'B'], 3)).saved
  expect(first.refresh?.read).toEqual([saved('A'), saved('B')])
  expect(first.items).toEqual([saved('Z')])
  expect(savedAfter(first, [], page(['B', 'C'], 3)).saved).toEqual({
    saveForLaterId: 's',
    refresh: null,
    items: [saved('A'), saved('B'), saved('C')],
  })
  expect(savedAfter({ refresh }, [], page([], 3)).saved.refresh).toBeNull()
})

test('FAV-15 a page of the saved list without a request changes nothing', () => {
  const page = (keys: readonly string[], total: number) =>
    ({ _tag: 'v1.SavedPageRead', id: 'r', saveForLaterId: 's', total, items: keys.map(saved) }) as const
  expect(savedAfter({ items: [saved('Z')] }, [], page(['A'], 1)).saved.items).toEqual([saved('Z')])
})

test('FAV-13 items of another session’s list that the new one lacks are saved again, ahead of later requests', () => {
  const move: PendingChange['wish'] = { kind: 'MoveToCart', line: line({ key: 'moved' }), phase: 'add' }
  const pending = [
    pendingOf(pendingCoupon.wish, 'sent', { sent: true }),
    pendingOf(pendingCoupon.wish, 'between', { call: 1 }),
    pendingOf(move, 'move'),
    pendingOf({ kind: 'RemoveSaved', line: line({ key: 'removed' }) }, 'remove'),
    pendingOf({ kind: 'AddItem', line: line({ key: 'A' }) }, 'add'),
  ]
  const items = ['A', 'B', 'moved', 'removed', 'there'].map(saved)
  const other = (saveForLaterId: string | null) =>
    savedAfter({ saveForLaterId, items }, pending, {
      _tag: 'v1.SavedConfirmed',
      changeId: 'n',
      saveForLaterId: 's2',
      items: [saved('there')],
    })
  const long = `${'x'.repeat(10)}${'s'.repeat(24)}`
  expect(answerOf(other(long))).toEqual([
    'sent',
    'between',
    `again-${'s'.repeat(24)}-1`,
    `again-${'s'.repeat(24)}-0`,
    'move',
    'remove',
    'add',
  ])
  expect(other(long).cart.pending[3]).toEqual({
    changeId: `again-${'s'.repeat(24)}-0`,
    at: 0,
    call: 0,
    sent: false,
    losses: 0,
    wish: { kind: 'SaveLine', key: 'A', line: line({ key: 'A' }), asItem: true },
  })
  expect(answerOf(other('s2'))).toEqual(pending.map(({ changeId }) => changeId))
  expect(answerOf(other(null))).toEqual(pending.map(({ changeId }) => changeId))
})

test('FAV-17 the screen sees what is saved with what waits, an employee none of it', () => {
  const shop = savedAfter({ items: [saved('A')] }, [
    pendingOf({ kind: 'SaveLine', key: 'B', line: line({ key: 'B', quantity: 3 }), asItem: false }, 'n'),
  ])
  const { product } = line()
  expect(viewSaved(shop)).toEqual({
    isOn: true,
    items: [
      { ...product, key: 'B', quantity: 3, available: true, isWaiting: true },
      { ...product, key: 'A', quantity: 2, available: true, isWaiting: false },
    ],
  })
  expect(viewSaved(shopperWith({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } }, shop))).toEqual({
    isOn: false,
    items: [],
  })
})

test('FAV-04 the list shows pending changes over what the server has, newest first, each product once', () => {
  const shownIds = (...pending: readonly PendingFavorite[]) =>
    shownFavorites({ items: [item('A'), item('B')], pending }).map(({ productId, isWaiting }) => [productId, isWaiting])
  expect(shownIds()).toEqual([
    ['A', false],
    ['B', false],
  ])
  expect(shownIds(share)).toEqual([
    ['A', false],
    ['B', false],
  ])
  expect(shownIds(add('C'))).toEqual([
    ['C', true],
    ['A', false],
    ['B', false],
  ])
  expect(shownIds(add('B'))).toEqual([
    ['B', true],
    ['A', false],
  ])
  expect(shownIds(remove('A'), share)).toEqual([['B', false]])
})
