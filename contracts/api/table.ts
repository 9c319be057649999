import { augmentedPages } from './content/augmentedPageApi.ts'
import * as auth from './account/authApi.ts'
import * as cart from './cart/cartApi.ts'
import * as cartDelivery from './cart/cartDeliveryApi.ts'
import * as cartPayment from './cart/cartPaymentApi.ts'
import * as catalogue from './catalogue/catalogueApi.ts'
import * as catalogueFiles from './operator/catalogueFilesApi.ts'
import * as components from './content/componentsApi.ts'
import * as consumerAddress from './account/consumerAddressApi.ts'
import * as consumer from './account/consumerApi.ts'
import * as consumerPayment from './account/consumerPaymentApi.ts'
import * as content from './content/contentApi.ts'
import type { Endpoint } from './endpoint.ts'
import * as experiment from './content/experimentApi.ts'
import * as gallery from './content/galleryApi.ts'
import * as loyalty from './account/loyaltyApi.ts'
import * as moderation from './operator/moderationApi.ts'
import * as operatorGoodsForms from './operator/operatorGoodsFormsApi.ts'
import * as operatorGoods from './operator/operatorGoodsApi.ts'
import * as operatorContent from './operator/operatorContentApi.ts'
import * as operatorOrders from './operator/operatorOrdersApi.ts'
import * as operatorPictures from './operator/operatorPicturesApi.ts'
import * as operatorPromotions from './operator/operatorPromotionsApi.ts'
import * as operatorRedirects from './operator/operatorRedirectsApi.ts'
import * as operatorReports from './operator/reportsApi.ts'
import * as operatorResults from './operator/resultsApi.ts'
import * as operatorSystem from './operator/systemApi.ts'
import * as operators from './operator/operatorsApi.ts'
import * as operatorSession from './operator/operatorSessionApi.ts'
import * as order from './cart/orderApi.ts'
import * as paymentQuestions from './cart/paymentQuestionsApi.ts'
import * as priceAdjustment from './cart/priceAdjustmentApi.ts'
import * as product from './catalogue/productApi.ts'
import * as purchase from './cart/purchaseApi.ts'
import * as suggestions from './catalogue/suggestApi.ts'
import * as review from './catalogue/reviewApi.ts'
import * as saveForLater from './cart/saveForLaterApi.ts'
import * as serviceCase from './serviceCaseApi.ts'
import * as session from './account/sessionApi.ts'
import * as signUp from './account/signUpApi.ts'
import * as store from './catalogue/storeApi.ts'
import * as subscription from './account/subscriptionApi.ts'
import * as system from './systemApi.ts'
import * as tracking from './content/trackingApi.ts'
import * as utility from './utilityApi.ts'
import * as withdrawal from './withdrawalApi.ts'
import * as wishlist from './account/wishlistApi.ts'

const nouns = {
  ...auth,
  ...augmentedPages,
  ...cart,
  ...cartDelivery,
  ...cartPayment,
  ...catalogue,
  ...catalogueFiles,
  ...suggestions,
  ...components,
  ...consumer,
  ...consumerAddress,
  ...consumerPayment,
  ...content,
  ...experiment,
  ...gallery,
  ...loyalty,
  ...moderation,
  ...operatorGoodsForms,
  ...operatorGoods,
  ...operatorContent,
  ...operatorOrders,
  ...operatorPictures,
  ...operatorPromotions,
  ...operatorRedirects,
  ...operatorReports,
  ...operatorResults,
  ...operators,
  ...operatorSession,
  ...operatorSystem,
  ...order,
  ...paymentQuestions,
  ...priceAdjustment,
  ...product,
  ...purchase,
  ...review,
  ...saveForLater,
  ...serviceCase,
  ...session,
  ...signUp,
  ...store,
  ...subscription,
  ...system,
  ...tracking,
  ...utility,
  ...wishlist,
  ...withdrawal,
}

type Nouns = typeof nouns

export type CallName = { [Name in keyof Nouns]: Nouns[Name] extends Endpoint ? Name : never }[keyof Nouns]

/** The noun files also export schemas: only an entry has an id of the API tables. */
const isEndpoint = (entry: object): boolean =>
  'id' in entry && typeof entry.id === 'string' && entry.id.startsWith('API-')

/**
 * Every call by its name, with its own type. The worker imports the nouns it needs instead, so that the rest is not
 * shipped.
 */
export const endpoints = Object.fromEntries(
  Object.entries(nouns).filter(([, entry]) => isEndpoint(entry)),
) as unknown as Pick<Nouns, CallName>

/** Every call of the commerce API, in the order of the ids. */
export const table: readonly Endpoint[] = Object.values<Endpoint>(endpoints).toSorted((one, other) =>
  one.id < other.id ? -1 : 1,
)
