/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface AccountCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'linkSent': (args: { email: string | number }) => string
  readonly 'chooseFor': (args: { email: string | number }) => string
  readonly 'orderNumber': (args: { number: string | number }) => string
  readonly 'placedOn': (args: { day: string | number }) => string
  readonly 'pieces': (args: { count: number }) => string
}

type PlainKey =
  | 'title' | 'signIn' | 'signOut' | 'email' | 'password' | 'newPassword' | 'showPassword' | 'hidePassword' | 'signedInDetail'
  | 'signedInClose' | 'signedIn' | 'success' | 'signedOut' | 'sessionEnded' | 'signInAgain' | 'notDone' | 'unreachable' | 'orderUnderWay'
  | 'forgotPassword' | 'loadingForm' | 'createAccount' | 'contactUs' | 'forgotTitle' | 'forgotDetail' | 'sendLink' | 'setPassword'
  | 'passwordChanged' | 'askAgain' | 'sideTitle' | 'sideCart' | 'sideOrders' | 'offer' | 'overview' | 'orders' | 'recentOrders' | 'noOrders'
  | 'shop' | 'ordersAway' | 'tryAgain' | 'backToOrders' | 'addresses' | 'profile' | 'preferences' | 'loyalty' | 'favorites' | 'paymentMethods'
  | 'accountAway' | 'noAnswer' | 'loading'
