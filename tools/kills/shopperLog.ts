import type { Commit } from '../../core/domain/log/commit.ts'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { cartText } from './expectedCart.ts'
import type { KilledShopper } from './KilledShopper.ts'

/** `kept` = the server's content of the log's basket, as text. */
export type ShopperLog =
  | {
      readonly _tag: 'Read'
      readonly commits: readonly Commit[]
      readonly start: { readonly seq: number; readonly shop: ShopperState }
      readonly kept: string
    }
  | { readonly _tag: 'Unreadable'; readonly line: number; readonly reason: string }

/** The log as the shopper would export it, from the disk or from memory, and the server's version of its basket. */
export const readShopperLog = async ({ tabs, books }: Pick<KilledShopper, 'tabs' | 'books'>): Promise<ShopperLog> => {
  const log = readLogFile((await tabs[0]?.run<string>('exportLog()')) ?? '')
  if (log._tag === 'Unreadable') return log
  const { commits, header } = log
  const start = { seq: header.start?.seq ?? 0, shop: header.start?.shop ?? initialState() }
  const { basket } = foldCommits(structuredClone(start.shop), start.seq, commits).shop.cart
  const row =
    basket && (await books.selectFrom('basket').selectAll().where('id', '=', basket.basketId).executeTakeFirst())
  const isOpen = row && row.status !== 'ordered'
  return {
    _tag: 'Read',
    commits,
    start,
    kept: cartText(
      isOpen
        ? Object.fromEntries(row.document.lines.filter(({ bonus }) => !bonus).map(({ sku, qty }) => [sku, qty]))
        : {},
    ),
  }
}
