import type { Handler } from '../../../server/kit/handle.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { TokenAnswer } from '../../../contracts/api/account/sessionApi.ts'
import type { Catalogue } from '../../../server/kit/Catalogue.ts'
import type { Context } from '../../../server/kit/Context.ts'
import type { Db } from '../../../server/storage/Tables.ts'

export type MergeWatch = {
  /** The handler, with the law checked around a token exchange. */
  readonly over: (handler: Handler) => Handler
  /** The process has died, and its calls with it. */
  readonly restart: () => void
}

type Settings = {
  readonly books: () => Db
  readonly catalogue: Catalogue
  readonly onMerge: () => void
  readonly onFault: (fault: string) => void
}

/**
 * AUTH-07: after every exchange that nothing else interfered with, the account's basket contains what both had: no line
 * lost, none doubled, summed up to a line's maximum. Gifts are decided again (CART-33). A cart that has moved to another
 * country is in that country's session, and stays there (CART-42).
 */
export const watchMerges = ({ books, catalogue, onMerge, onFault }: Settings): MergeWatch => {
  let calls = 0
  let begun = 0
  /** `isAlone`: whether nothing else has run since this began. */
  const counted = async <T>(work: (isAlone: () => boolean) => Promise<T>): Promise<T> => {
    calls += 1
    begun += 1
    const mine = begun
    const own = calls === 1
    try {
      return await work(() => own && begun === mine)
    } finally {
      calls -= 1
    }
  }
  const over = (handler: Handler): Handler => {
    const { inOneWrite } = handler
    return {
      ...handler,
      ...(inOneWrite && { inOneWrite: (...given) => counted(() => inOneWrite(...given)) }),
      run: (...given) =>
        counted(async (isAlone) => {
          const [input] = given
          const guestBasket = handler.endpoint.id === fetchToken.id ? guestBasketOf(input) : undefined
          if (guestBasket === undefined) return handler.run(...given)
          const before = await basketsNow(books())
          const result = await handler.run(...given)
          if (isAlone() && result._tag === 'Answer')
            judge(before, await basketsNow(books()), guestBasket, result.body as TokenAnswer)
          return result
        }),
    }
  }

  const judge = (before: Baskets, after: Baskets, guestBasket: string, { basketId, consumerNo }: TokenAnswer): void => {
    const guest = before.find(({ id }) => id === guestBasket)
    const merged = after.find(({ id }) => id === basketId)
    if (!guest || guest.subject === consumerNo || !merged || guest.currency !== merged.currency) return
    const had = before.find(({ id, subject }) => id === basketId && subject === consumerNo)
    onMerge()
    for (const sku of new Set([guest, merged, ...(had ? [had] : [])].flatMap(({ pieces }) => [...pieces.keys()]))) {
      const [brought, own, now] = [guest, had, merged].map((basket) => basket?.pieces.get(sku) ?? 0) as [
        number,
        number,
        number,
      ]
      const most = catalogue.variantBySku.get(sku)?.product.maxQuantity ?? Infinity
      const wanted = Math.max(brought, own, Math.min(brought + own, most))
      if (now !== wanted)
        onFault(`a sign-in made ${now} pieces of ${sku} out of the guest's ${brought} and the account's ${own}`)
    }
  }

  return {
    over,
    restart: () => {
      calls = 0
    },
  }
}

const guestBasketOf = (input: unknown): string | undefined => {
  const { body } = input as InputOf<typeof fetchToken>
  return body.authorizationCode === undefined ? undefined : body.guestObjects?.basketId
}

type Baskets = readonly {
  readonly id: string
  readonly subject: string
  readonly currency: string
  readonly pieces: ReadonlyMap<string, number>
}[]

const basketsNow = async (db: Context['db']): Promise<Baskets> => {
  const rows = await db
    .selectFrom('basket')
    .select(['id', 'subject', 'currency', 'document'])
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ id, subject, currency, document }) => {
    const pieces = new Map<string, number>()
    for (const { sku, qty, bonus } of document.lines) if (!bonus) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
    return { id, subject, currency, pieces }
  })
}
