import type {
  ModeratedItem,
  ModeratedKind,
  ModerationList,
  ModerationState,
  ShopAnswer,
} from '../../../contracts/api/operator/moderatedItem.ts'
import type { Publication } from '../../review/publication.ts'
import type { Db, Tx } from '../../storage/Tables.ts'

/** What is stored of an item. `at`: where it stands in its list, epoch ms. */
export type StoredItem = Omit<
  ModeratedItem,
  'kind' | 'revision' | 'products' | 'answer' | 'canUndo' | 'decisions' | 'reports' | 'reasons'
> & {
  readonly at: number
  readonly productIds: readonly string[]
  readonly answer: ShopAnswer | null
  /** Of the shoppers who reported it. */
  readonly reasons: readonly (string | null)[]
  /** Whether it can be what it was before it was published. */
  readonly isKeptAsSent: boolean
}

/** Where a list goes on. */
export type ListPlace = { readonly at: number; readonly id: string }

/** `isAnnounced`: an earlier publication was announced to whoever sent it. `isUndo`: what was reported is so again. */
export type Move = Publication & {
  readonly answer: ShopAnswer | null
  readonly isAnnounced: boolean
  readonly isUndo: boolean
}

/** One kind of what shoppers send: where it is stored, and what becomes of it. */
export type Submissions = {
  readonly kind: ModeratedKind
  /** In the audit trail. */
  readonly noun: string
  readonly list: (db: Db, list: ModerationList, after: ListPlace | null, most: number) => Promise<readonly StoredItem[]>
  readonly read: (db: Db, id: string) => Promise<StoredItem | undefined>
  /** Until the end of the transaction nobody else decides about it. */
  readonly lock: (tx: Tx, id: string) => Promise<void>
  readonly move: (tx: Tx, item: StoredItem, to: ModerationState, move: Move) => Promise<void>
  /** How many wait or are reported. */
  readonly countOpen: (db: Db) => Promise<number>
}
