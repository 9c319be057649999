import { augmentedPages } from './augmentedPageApi.ts'
import * as auth from './authApi.ts'
import * as cart from './cartApi.ts'
import * as cartPayment from './cartPaymentApi.ts'
import * as catalogue from './catalogueApi.ts'
import * as components from './componentsApi.ts'
import * as consumerAddress from './consumerAddressApi.ts'
import * as consumer from './consumerApi.ts'
import * as consumerPayment from './consumerPaymentApi.ts'
import * as content from './contentApi.ts'
import type { Endpoint } from './endpoint.ts'
import * as experiment from './experimentApi.ts'
import * as gallery from './galleryApi.ts'
import * as loyalty from './loyaltyApi.ts'
import * as order from './orderApi.ts'
import * as paymentQuestions from './paymentQuestionsApi.ts'
import * as product from './productApi.ts'
import * as purchase from './purchaseApi.ts'
import * as review from './reviewApi.ts'
import * as saveForLater from './saveForLaterApi.ts'
import * as serviceCase from './serviceCaseApi.ts'
import * as session from './sessionApi.ts'
import * as signUp from './signUpApi.ts'
import * as store from './storeApi.ts'
import * as subscription from './subscriptionApi.ts'
import * as system from './systemApi.ts'
import * as utility from './utilityApi.ts'
import * as wishlist from './wishlistApi.ts'

const nouns = {
  ...auth,
  ...augmentedPages,
  ...cart,
  ...cartPayment,
  ...catalogue,
  ...components,
  ...consumer,
  ...consumerAddress,
  ...consumerPayment,
  ...content,
  ...experiment,
  ...gallery,
  ...loyalty,
  ...order,
  ...paymentQuestions,
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
  ...utility,
  ...wishlist,
}

type Nouns = typeof nouns
export type CallName = { [Name in keyof Nouns]: Nouns[Name] extends Endpoint ? Name : never }[keyof Nouns]

/** Every call by its name, with its own type. The worker imports the nouns it needs instead, so that the rest is not shipped. */
export const endpoints = Object.fromEntries(
  Object.entries(nouns).filter(([, entry]) => isEndpoint(entry)),
) as unknown as Pick<Nouns, CallName>

/** Every call of the commerce API, in the order of the ids. */
export const table: readonly Endpoint[] = Object.values<Endpoint>(endpoints).toSorted((one, other) =>
  one.id < other.id ? -1 : 1,
)

/** The noun files export schemas too: only an entry has an id of the API tables. */
function isEndpoint(entry: object): boolean {
  return 'id' in entry && typeof entry.id === 'string' && entry.id.startsWith('API-')
}
