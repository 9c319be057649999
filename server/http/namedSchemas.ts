import { ApiError } from '../../contracts/api/apiError.ts'
import type { WireSchema } from '../../contracts/api/endpoint.ts'
import { Address } from '../../contracts/api/entities/address.ts'
import { Basket, BasketItem, BasketTotals } from '../../contracts/api/entities/basket.ts'
import { CatalogueOutcome } from '../../contracts/api/operator/catalogueFilesApi.ts'
import { CollectionPoint, Store } from '../../contracts/api/entities/store.ts'
import { ConsumerProfile, ProfileEntry, Subscription } from '../../contracts/api/entities/consumer.ts'
import { Department, Listing, Product, ProductSummary } from '../../contracts/api/entities/catalogue.ts'
import { FavoriteList, SavedForLater } from '../../contracts/api/entities/wishlist.ts'
import { GalleryMedium } from '../../contracts/api/content/galleryApi.ts'
import { ItemEntry } from '../../contracts/api/entities/itemEntry.ts'
import { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { EditedDocument } from '../../contracts/api/operator/editedDocument.ts'
import { ModeratedItem } from '../../contracts/api/operator/moderatedItem.ts'
import { OperatorGoods } from '../../contracts/api/operator/operatorGoods.ts'
import { OperatorOrder } from '../../contracts/api/operator/operatorOrder.ts'
import { OpenedPromotion, PromotionTerms } from '../../contracts/api/operator/operatorPromotionsApi.ts'
import { OpenedRedirect } from '../../contracts/api/operator/operatorRedirectsApi.ts'
import { ShopPicture } from '../../contracts/api/operator/operatorPicturesApi.ts'
import { Order } from '../../contracts/api/entities/order.ts'
import { PaymentInstrument } from '../../contracts/api/entities/paymentInstrument.ts'
import { ReviewPage } from '../../contracts/api/entities/review.ts'
import { ShippingMethod } from '../../contracts/api/entities/shippingMethod.ts'
import { TrackedOrder } from '../../contracts/api/entities/purchase.ts'

/** What stands in several calls of the contract, written once in its OpenAPI document under this name. */
export const namedSchemas: Readonly<Record<string, WireSchema>> = {
  Address,
  ApiError,
  Basket,
  BasketItem,
  BasketTotals,
  CatalogueOutcome,
  CollectionPoint,
  ConsumerProfile,
  ContentDocument: LocalizedDocument,
  Department,
  EditedDocument,
  FavoriteList,
  GalleryMedium,
  ItemEntry,
  Listing,
  ModeratedItem,
  OpenedPromotion,
  OpenedRedirect,
  OperatorGoods,
  OperatorOrder,
  Order,
  PaymentInstrument,
  Product,
  ProductSummary,
  ProfileEntry,
  PromotionTerms,
  ReviewPage,
  SavedForLater,
  ShippingMethod,
  ShopPicture,
  Store,
  Subscription,
  TrackedOrder,
}
