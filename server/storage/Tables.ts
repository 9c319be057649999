import type { Kysely, Transaction } from 'kysely'
import type { BotCheckTables } from '../botCheck/BotCheckTables.ts'
import type { BasketTables } from '../cart/BasketTables.ts'
import type { CatalogTables } from '../catalog/CatalogTables.ts'
import type { FavoriteTables } from '../favorites/FavoriteTables.ts'
import type { IdempotencyTables } from '../idempotency/IdempotencyTables.ts'
import type { AddressBookTables } from '../consumer/addresses/AddressBookTables.ts'
import type { CardTables } from '../consumer/cards/CardTables.ts'
import type { ConsumerTables } from '../consumer/ConsumerTables.ts'
import type { LoyaltyTables } from '../consumer/loyalty/LoyaltyTables.ts'
import type { GiftCardTables } from '../giftcard/GiftCardTables.ts'
import type { HoldTables } from '../inventory/HoldTables.ts'
import type { LimitTables } from '../limits/LimitTables.ts'
import type { MailTables } from '../mail/MailTables.ts'
import type { OrderTables } from '../order/OrderTables.ts'
import type { OutageTables } from '../outage/OutageTables.ts'
import type { ProviderTables } from '../payment/ProviderTables.ts'
import type { PromotionTables } from '../promotion/PromotionTables.ts'
import type { SavedTables } from '../saved/SavedTables.ts'
import type { ServiceTables } from '../service/ServiceTables.ts'
import type { SessionTables } from '../session/SessionTables.ts'
import type { StoreTables } from '../store/StoreTables.ts'

/** Every table of the server; each noun declares its own rows. */
export type Tables = AddressBookTables &
  BasketTables &
  BotCheckTables &
  CardTables &
  CatalogTables &
  FavoriteTables &
  ConsumerTables &
  GiftCardTables &
  HoldTables &
  IdempotencyTables &
  LimitTables &
  LoyaltyTables &
  MailTables &
  OrderTables &
  OutageTables &
  PromotionTables &
  ProviderTables &
  SavedTables &
  ServiceTables &
  SessionTables &
  StoreTables

export type Db = Kysely<Tables>

/** The only handle that may be used inside a transaction: another one would wait for this one, for ever. */
export type Tx = Transaction<Tables>
