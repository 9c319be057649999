import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import { sampleSummary } from './sampleProducts.ts'

/** The server's half of the favorites: one list per session, each product on it once. */
export type ModelFavorites = {
  perform(call: Call): Settled
  /** Another session: the last one's list belongs to nobody now. */
  loseList(): void
  /** Another device of the same shopper. */
  likeElsewhere(productId: string): void
  ids(): readonly string[]
}

type Item = { readonly id: string; readonly itemId: string }

export const createModelFavorites = (refuse: ReadonlyMap<string, string>): ModelFavorites => {
  let count = 0
  let list: { readonly id: string; items: readonly Item[] } | null = null
  const id = (kind: string) => `${kind}-${(count += 1)}`
  const own = () => (list ??= { id: id('list'), items: [] })
  const like = (productId: string): void => {
    const { items } = own()
    if (!items.some((item) => item.id === productId)) own().items = [{ id: productId, itemId: id('item') }, ...items]
  }
  const answerOf = (): Settled => ({
    _tag: 'Confirmed',
    body: { favoriteId: own().id, total: own().items.length, items: own().items },
  })

  return {
    loseList: () => {
      list = null
    },
    likeElsewhere: like,
    ids: () => (list?.items ?? []).map((item) => item.id),
    perform: ({ endpoint, input }) => {
      const { params = {}, body = {}, query = {} } = input
      const named = params['favoriteId'] ?? body['favoriteId']
      if (named !== undefined && named !== list?.id) return refused('API404')
      if (endpoint === 'readFavorites') {
        const start = Number(query['start'])
        const page = own().items.slice(start, start + Number(query['count']))
        return {
          _tag: 'Confirmed',
          body: {
            favoriteId: own().id,
            total: own().items.length,
            items: page.map((item) => ({ ...item, product: sampleSummary(item.id) })),
          },
        }
      }
      if (endpoint === 'shareFavorites')
        return { _tag: 'Confirmed', body: { shareUrl: `/en-us/favorites/${list?.id ?? ''}` } }
      if (endpoint === 'addFavorite') {
        const productId = String(body['id'])
        const code = refuse.get(productId)
        if (code) return refused(code)
        like(productId)
        return answerOf()
      }
      if (!own().items.some(({ itemId }) => itemId === params['itemId'])) return refused('ORD404')
      own().items = own().items.filter(({ itemId }) => itemId !== params['itemId'])
      return answerOf()
    },
  }
}

const refused = (errorId: string): Settled => ({ _tag: 'Refused', status: 404, errorId, message: `said ${errorId}` })
