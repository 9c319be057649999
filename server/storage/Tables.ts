import type { Kysely, Transaction } from 'kysely'
import type { BasketTables, FavoriteTables, SavedTables } from './tables/BasketTables.ts'
import type { CatalogTables } from './tables/CatalogTables.ts'
import type { PromotionTables } from './tables/PromotionTables.ts'
import type {
  AddressBookTables,
  CardTables,
  ConsumerTables,
  EventTables,
  LoyaltyTables,
} from './tables/ConsumerTables.ts'
import type { ContentTables } from './tables/ContentTables.ts'
import type { ExperimentTables } from './tables/ExperimentTables.ts'
import type { GalleryTables } from './tables/GalleryTables.ts'
import type { OperatorTables } from './tables/OperatorTables.ts'
import type { OrderTables } from './tables/OrderTables.ts'
import type { PictureTables } from './tables/PictureTables.ts'
import type { ServiceTables, MailTables, OutageTables } from './tables/ServiceTables.ts'
import type { GiftCardTables, ProviderTables } from './tables/PaymentTables.ts'
import type { BotCheckTables, IdempotencyTables, LimitTables, SessionTables } from './tables/SessionTables.ts'
import type { HoldTables, StoreTables } from './tables/StoreTables.ts'
import type { ProcessTables } from './tables/ProcessTables.ts'
import type { RedirectTables } from './tables/RedirectTables.ts'
import type { TrackingTables } from './tables/TrackingTables.ts'

/** Every table of the server. */
export type Tables = AddressBookTables &
  BasketTables &
  BotCheckTables &
  CardTables &
  CatalogTables &
  ContentTables &
  EventTables &
  ExperimentTables &
  FavoriteTables &
  GalleryTables &
  ConsumerTables &
  GiftCardTables &
  HoldTables &
  IdempotencyTables &
  LimitTables &
  LoyaltyTables &
  MailTables &
  OperatorTables &
  OrderTables &
  ProcessTables &
  OutageTables &
  PictureTables &
  PromotionTables &
  ProviderTables &
  RedirectTables &
  SavedTables &
  ServiceTables &
  SessionTables &
  StoreTables &
  TrackingTables

export type Db = Kysely<Tables>

/** The only handle that may be used inside a transaction: any other would wait for this one forever. */
export type Tx = Transaction<Tables>
