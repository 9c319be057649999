import { expect, test } from 'vitest'
import type { PendingFavorite, FavoriteChange, Favorites } from '../../core/domain/favorites/favorites.ts'
import type { PendingChange } from '../../core/domain/cart/changes/cartChange.ts'
import { shownFavorites } from '../../core/domain/favorites/favorites.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { FavoriteEvent } from '../../core/events/favorites/favoriteEvents.ts'
import { viewFavorites } from '../../core/events/favorites/viewFavorites.ts'
import { viewSaved } from '../../core/events/saved/viewSaved.ts'
import type { SavedEvent } from '../../core/events/saved/savedEvents.ts'
import { change, coupon, line } from '../commands/owed/owing.ts'
import { evolved } from '../support/evolved.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'

const item = (id: string) => ({ product: sampleFavorite(id), itemId: `i-${id}` })
const list = (more: Partial<Favorites>): ShopperState => ({
  ...initialState(),
  favorites: { ...initialState().favorites, ...more },
})
const wished = (changeId: string, wanted: FavoriteChange, more: Partial<PendingFavorite> = {}): PendingFavorite => ({
  changeId,
  call: 0,
  sent: false,
  wish: wanted,
  ...more,
})
const add = (id: string, more: Partial<PendingFavorite> = {}) =>
  wished(`add-${id}`, { kind: 'Add', product: sampleFavorite(id) }, more)
const remove = (id: string) => wished(`remove-${id}`, { kind: 'Remove', productId: id })
const share = wished('share', { kind: 'Share' })
const after = (more: Partial<Favorites>, ...events: readonly FavoriteEvent[]): Favorites =>
  evolved(list(more), ...events).favorites
const ids = ({ items }: Favorites) => items.map(({ product }) => product.productId)
const waiting = ({ pending }: Favorites) => pending.map(({ changeId }) => changeId)
const refresh = { id: 'r', read: [] }
const refusal = (refusalId: string) => ({ refusalId, what: 'add', errorId: 'ORD404', message: '', name: null }) as const

test('FAV-04 what is asked of the favorites waits in order; what is withdrawn, done or refused waits no more', () => {
  const asked = after(
    { favoriteId: 'l' },
    { _tag: 'v1.FavoriteAddRequested', changeId: 'a', product: sampleFavorite('A') },
    { _tag: 'v1.FavoriteRemovalRequested', changeId: 'b', productId: 'B' },
    { _tag: 'v1.FavoritesShareRequested', changeId: 'c' },
  )
  expect(asked.pending).toEqual([
    wished('a', { kind: 'Add', product: sampleFavorite('A') }),
    wished('b', { kind: 'Remove', productId: 'B' }),
    wished('c', { kind: 'Share' }),
  ])
  expect(
    after({ pending: [add('A'), add('B')] }, { _tag: 'v1.FavoriteChangeSent', changeId: 'add-B', call: 0 }).pending,
  ).toEqual([add('A'), add('B', { sent: true })])
  expect(after({ pending: [add('A')] }, { _tag: 'v1.FavoriteChangeSent', changeId: 'x', call: 0 }).pending).toEqual([
    add('A'),
  ])
  expect(
    waiting(after({ pending: [add('A'), add('B')] }, { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'add-A' })),
  ).toEqual(['add-B'])
})

test('FAV-04 a change done stands at the top or is gone; pages read before it are read again', () => {
  const done = (changeId: string, more: Partial<Favorites> = {}, event: object = {}) =>
    after(
      { favoriteId: 'l', items: [item('B'), item('A')], pending: [add('A'), remove('B'), share], ...more },
      { _tag: 'v1.FavoriteChangeDone', changeId, favoriteId: 'l2', itemId: 'new', refresh: false, ...event },
    )
  const added = done('add-A')
  expect([added.favoriteId, added.items, waiting(added), added.refresh]).toEqual([
    'l2',
    [{ ...item('A'), itemId: 'new' }, item('B')],
    ['remove-B', 'share'],
    null,
  ])
  expect([
    ids(done('add-A', {}, { itemId: null })),
    ids(done('remove-B')),
    ids(done('share')),
    ids(done('unknown')),
  ]).toEqual([['B'], ['A'], ['B', 'A'], ['B', 'A']])
  expect([done('add-A', {}, { refresh: true }).refresh, done('add-A', { refresh }).refresh]).toEqual([
    { id: 'after-add-A', read: [] },
    { id: 'after-add-A', read: [] },
  ])
})

test('FAV-06 FAV-08 a shared list has its path; a refused change is told and not shown any more', () => {
  const shared = after(
    { favoriteId: 'l', pending: [share] },
    { _tag: 'v1.FavoritesShared', changeId: 'share', path: '/f' },
  )
  expect([shared.sharePath, shared.pending]).toEqual(['/f', []])
  const refused = after(
    { favoriteId: 'l', items: [item('A'), item('B')], pending: [remove('A'), add('C')], refusals: [refusal('x')] },
    { _tag: 'v1.FavoriteChangeRefused', changeId: 'remove-A', refusal: refusal('remove-A') },
  )
  expect([ids(refused), waiting(refused), refused.refusals.map(({ refusalId }) => refusalId)]).toEqual([
    ['B'],
    ['add-C'],
    ['x', 'remove-A'],
  ])
  expect(
    ids(
      after({ items: [item('A')] }, { _tag: 'v1.FavoriteChangeRefused', changeId: 'unknown', refusal: refusal('y') }),
    ),
  ).toEqual(['A'])
  expect(
    after({ refusals: [refusal('x'), refusal('y')] }, { _tag: 'v1.FavoriteRefusalDismissed', refusalId: 'x' }).refusals,
  ).toEqual([refusal('y')])
  const unknown = (pending: readonly PendingFavorite[]) =>
    waiting(
      after(
        { favoriteId: null, pending: [add('A'), ...pending] },
        { _tag: 'v1.FavoriteChangeWithdrawn', changeId: 'add-A' },
      ),
    )
  expect([unknown([share]), unknown([share, add('B')])]).toEqual([[], ['share', 'add-B']])
})

test('FAV-07 items of a lost list become wishes again, the oldest first, under keys of that list; a wish to take one out is fulfilled', () => {
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
  expect([lost.items, lost.favoriteId, lost.sharePath]).toEqual([[], null, null])
  const again = (id: string) => wished(`again-${'l'.repeat(24)}-${id}`, { kind: 'Add', product: sampleFavorite(id) })
  expect(lost.pending).toEqual([again('A'), again('B'), add('D', { call: 1 }), share])
  expect(
    waiting(
      after(
        { favoriteId: 'l', items: [item('A')], pending: [add('B'), remove('B')] },
        { _tag: 'v1.FavoritesLost', favoriteId: 'l' },
      ),
    ),
  ).toEqual(['again-l-A', 'add-B', 'remove-B'])
  expect(
    after({ favoriteId: 'l', items: [item('A')] }, { _tag: 'v1.FavoritesLost', favoriteId: 'l' }).pending,
  ).toHaveLength(1)
})

test('FAV-15 pages are put together until the list is whole; another list than before is asked for what it has not', () => {
  const page = (items: readonly string[], total: number, favoriteId = 'l') =>
    ({ _tag: 'v1.FavoritesPageRead', id: 'r', favoriteId, total, items: items.map(item) }) as const
  const first = after({ refresh, items: [item('Z')], favoriteId: 'l', sharePath: '/f' }, page(['A', 'B'], 3))
  expect([first.refresh, ids(first)]).toEqual([{ id: 'r', read: [item('A'), item('B')] }, ['Z']])
  const whole = after({ ...first }, page(['B', 'C'], 3))
  expect([whole.refresh, ids(whole), whole.sharePath, whole.pending]).toEqual([null, ['A', 'B', 'C'], '/f', []])
  expect(after({ refresh }, page([], 3))).toMatchObject({ items: [], refresh: null })
  expect(after({ items: [item('Z')] }, page(['A'], 1)).items).toEqual([item('Z')])
  const other = after(
    { refresh, favoriteId: 'old', sharePath: '/f', items: [item('A'), item('Z')], pending: [remove('A'), remove('Y')] },
    page(['A'], 1),
  )
  expect([other.favoriteId, other.sharePath, ids(other), waiting(other)]).toEqual([
    'l',
    null,
    ['A'],
    ['again-old-Z', 'remove-A'],
  ])
  expect(after({ refresh, favoriteId: null, items: [item('Z')] }, page(['A'], 1)).pending).toEqual([])
  expect(after({}, { _tag: 'v1.FavoritesRefreshRequested', id: 'r' }).refresh).toEqual(refresh)
  expect(after({ refresh }, { _tag: 'v1.FavoritesRefreshAbandoned', id: 'r' }).refresh).toBeNull()
})

test('FAV-02 the screen sees the list with what waits; switched off, none of it', () => {
  const shop = list({
    items: [item('A')],
    pending: [add('B'), share],
    refresh,
    refusals: [refusal('x')],
    sharePath: '/f',
  })
  const view = {
    isOn: true,
    isReading: true,
    waiting: 2,
    refusals: [refusal('x')],
    share: { path: '/f', isWaiting: true },
  }
  expect(viewFavorites(shop)).toMatchObject({
    ...view,
    items: [
      { productId: 'B', isWaiting: true },
      { productId: 'A', isWaiting: false },
    ],
  })
  expect(viewFavorites(initialState())).toEqual({
    isOn: true,
    items: [],
    isReading: false,
    waiting: 0,
    refusals: [],
    share: { path: null, isWaiting: false },
  })
  expect(viewFavorites(list({ pending: [add('B')] })).share.isWaiting).toBe(false)
  const off = evolved(shop, { _tag: 'v1.StandingNoted', offersFavorites: false })
  expect(viewFavorites(off)).toMatchObject({ ...view, isOn: false, isReading: false, waiting: 0, items: [] })
})

const saved = (key: string) => ({ ...line({ key }), itemId: `k-${key}`, available: true })
const put = (
  more: Partial<ShopperState['saved']>,
  pending: readonly PendingChange[],
  ...events: readonly SavedEvent[]
): ShopperState =>
  evolved(
    { ...initialState(), saved: { ...initialState().saved, ...more }, cart: { ...initialState().cart, pending } },
    ...events,
  )
const answerOf = ({ cart }: ShopperState) => cart.pending.map(({ changeId }) => changeId)
const id = { changeId: 'n', at: 3 }
const asked = (wanted: PendingChange['wish'], changeId: string, more: Partial<PendingChange> = {}): PendingChange => ({
  ...change(wanted),
  changeId,
  ...more,
})

test('FAV-13 moves between cart and list are wishes of the cart', () => {
  const changes = put(
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
  const turned = put({}, [asked(changes[0]!.wish, 'n', { sent: true })], { _tag: 'v1.SaveTurnedToItem', changeId: 'n' })
    .cart.pending
  expect(turned).toMatchObject([{ call: 1, sent: false, wish: { asItem: true } }])
  expect(
    put(
      {},
      [coupon],
      { _tag: 'v1.SaveTurnedToItem', changeId: 'c' },
      { _tag: 'v1.SaveTurnedToItem', changeId: 'unknown' },
    ).cart.pending,
  ).toEqual([coupon])
})

test('FAV-14 FAV-15 the list is what the server says; pages read before a change are read again', () => {
  const list = { saveForLaterId: 's', items: [saved('B')] }
  const confirmed = put({ items: [saved('A')], refresh }, [coupon, asked({ kind: 'RemoveSaved', line: line() }, 'n')], {
    _tag: 'v1.SavedConfirmed',
    changeId: 'n',
    ...list,
  })
  expect([confirmed.saved, answerOf(confirmed)]).toEqual([{ ...list, refresh: { id: 'after-n', read: [] } }, ['c']])
  expect(put({}, [], { _tag: 'v1.SavedConfirmed', changeId: 'n', ...list }).saved.refresh).toBeNull()
  const gone = put({ items: [saved('A'), saved('B')] }, [asked({ kind: 'RemoveSaved', line: line() }, 'n')], {
    _tag: 'v1.SavedItemGone',
    changeId: 'n',
    key: 'A',
  })
  expect([gone.saved.items, answerOf(gone)]).toEqual([[saved('B')], []])
  expect(put({}, [], { _tag: 'v1.SavedRefreshRequested', id: 'r' }).saved.refresh).toEqual(refresh)
  expect(put({ refresh }, [], { _tag: 'v1.SavedRefreshAbandoned', id: 'r' }).saved.refresh).toBeNull()
  const page = (keys: readonly string[], total: number) =>
    ({ _tag: 'v1.SavedPageRead', id: 'r', saveForLaterId: 's', total, items: keys.map(saved) }) as const
  const first = put({ refresh, items: [saved('Z')] }, [], page(['A', 'B'], 3)).saved
  expect([first.refresh?.read, first.items]).toEqual([[saved('A'), saved('B')], [saved('Z')]])
  expect(put(first, [], page(['B', 'C'], 3)).saved).toEqual({
    saveForLaterId: 's',
    refresh: null,
    items: [saved('A'), saved('B'), saved('C')],
  })
  expect([
    put({ refresh }, [], page([], 3)).saved.refresh,
    put({ items: [saved('Z')] }, [], page(['A'], 1)).saved.items,
  ]).toEqual([null, [saved('Z')]])
})

test('FAV-13 what another session’s list held and the new one has not is saved again, ahead of what was asked since', () => {
  const move: PendingChange['wish'] = { kind: 'MoveToCart', line: line({ key: 'moved' }), phase: 'add' }
  const pending = [
    asked(coupon.wish, 'sent', { sent: true }),
    asked(coupon.wish, 'between', { call: 1 }),
    asked(move, 'move'),
    asked({ kind: 'RemoveSaved', line: line({ key: 'removed' }) }, 'remove'),
    asked({ kind: 'AddItem', line: line({ key: 'A' }) }, 'add'),
  ]
  const items = ['A', 'B', 'moved', 'removed', 'there'].map(saved)
  const other = (saveForLaterId: string | null) =>
    put({ saveForLaterId, items }, pending, {
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
  expect([answerOf(other('s2')), answerOf(other(null))]).toEqual([
    pending.map(({ changeId }) => changeId),
    pending.map(({ changeId }) => changeId),
  ])
})

test('FAV-17 the screen sees what is saved with what waits, an employee none of it', () => {
  const shop = put({ items: [saved('A')] }, [
    asked({ kind: 'SaveLine', key: 'B', line: line({ key: 'B', quantity: 3 }), asItem: false }, 'n'),
  ])
  const { product } = line()
  expect(viewSaved(shop)).toEqual({
    isOn: true,
    items: [
      { ...product, key: 'B', quantity: 3, available: true, isWaiting: true },
      { ...product, key: 'A', quantity: 2, available: true, isWaiting: false },
    ],
  })
  expect(viewSaved({ ...shop, standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } })).toEqual({
    isOn: false,
    items: [],
  })
})

test('FAV-04 the list as it is shown: what is asked for lies on what the server has, newest first, each product once', () => {
  const shown = (...pending: readonly PendingFavorite[]) =>
    shownFavorites({ items: [item('A'), item('B')], pending }).map(({ productId, isWaiting }) => [productId, isWaiting])
  expect(shown()).toEqual([
    ['A', false],
    ['B', false],
  ])
  expect(shown(share)).toEqual([
    ['A', false],
    ['B', false],
  ])
  expect(shown(add('C'))).toEqual([
    ['C', true],
    ['A', false],
    ['B', false],
  ])
  expect(shown(add('B'))).toEqual([
    ['B', true],
    ['A', false],
  ])
  expect(shown(remove('A'), share)).toEqual([['B', false]])
})
