/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ShellCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'cartWithCount': (args: { count: number }) => string
  readonly 'removeNamed': (args: { name: string | number }) => string
  readonly 'adjusted': (args: { amount: string | number; reason: string | number }) => string
  readonly 'nameSoldOut': (args: { name: string | number }) => string
  readonly 'ratingOf': (args: { score: string | number }) => string
  readonly 'pageNumber': (args: { page: number }) => string
  readonly 'fieldsNeedAttention': (args: { count: number }) => string
  readonly 'offlinePending': (args: { count: number }) => string
  readonly 'copyright': (args: { year: string | number }) => string
  readonly 'shopAll': (args: { name: string | number }) => string
  readonly 'openMenuOf': (args: { name: string | number }) => string
  readonly 'styleCount': (args: { count: number }) => string
  readonly 'localePlace': (args: { country: string | number; currency: string | number }) => string
  readonly 'savedPage': (args: { when: string | number }) => string
  readonly 'madeWith': (args: { initials: string | number }) => string
  readonly 'giftFor': (args: { to: string | number }) => string
  readonly 'inYourCart': (args: { name: string | number }) => string
}

type PlainKey =
  | 'skipToContent' | 'homeLink' | 'menu' | 'search' | 'searchPlaceholder' | 'account' | 'signIn' | 'cart' | 'secureCheckout' | 'close' | 'ok'
  | 'undo' | 'remove' | 'tryAgain' | 'loading' | 'optional' | 'estimated' | 'soldOut' | 'free' | 'quantity' | 'quantityLess' | 'quantityMore'
  | 'priceNow' | 'priceWas' | 'pages' | 'previous' | 'next' | 'breadcrumbs' | 'steps' | 'stepDone' | 'notifications' | 'dismiss' | 'choose'
  | 'dialCode' | 'offlineTitle' | 'offlineDetail' | 'storageDegradedTitle' | 'storageDegradedDetail' | 'storageMemoryTitle'
  | 'storageMemoryDetail' | 'newVersionTitle' | 'newVersionDetail' | 'reload' | 'oldTabTitle' | 'oldTabDetail' | 'pageNotFoundTitle'
  | 'pageNotFoundDetail' | 'pageFailedTitle' | 'pageFailedDetail' | 'backToHome' | 'footerAbout' | 'privacy' | 'terms' | 'reportProblem'
  | 'chooseLocale' | 'theme' | 'themeSystem' | 'themeLight' | 'themeDark' | 'promo' | 'promoRepairs' | 'departments' | 'repairs' | 'help'
  | 'shop' | 'delivery' | 'returns' | 'sizeGuides' | 'contact' | 'trackOrder' | 'about' | 'materials' | 'home' | 'amnesiaTitle'
  | 'amnesiaDetail' | 'invalidCustomer' | 'unreachableTitle' | 'unreachableDetail' | 'unavailableTitle' | 'chooseLanguage' | 'stores'
  | 'cartNotShown' | 'partNotShown'
