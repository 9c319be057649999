/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface CheckoutCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'province': (args: { country: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
  readonly 'fieldMissing': (args: { label: string | number }) => string
  readonly 'postalCodeShape': (args: { country: string }) => string
  readonly 'phoneShape': (args: { dialCode: string | number }) => string
  readonly 'cardEnding': (args: { brand: string | number; last4: string | number }) => string
  readonly 'cardExpires': (args: { expiry: string | number }) => string
  readonly 'keepThisCard': (args: { brand: string | number; last4: string | number }) => string
  readonly 'securityCodeShape': (args: { n: number }) => string
  readonly 'changeNamed': (args: { name: string | number }) => string
  readonly 'checkingLong': (args: { attempts: number }) => string
  readonly 'placedTerms': (args: { amount: string | number }) => string
  readonly 'quantityShort': (args: { count: number }) => string
  readonly 'totalNow': (args: { now: string | number }) => string
  readonly 'shipmentOf': (args: { count: number; index: number }) => string
  readonly 'storesNone': (args: { query: string | number }) => string
  readonly 'storesMore': (args: { shown: number; total: number }) => string
  readonly 'collectLineNamed': (args: { name: string | number }) => string
  readonly 'sendLineNamed': (args: { name: string | number }) => string
  readonly 'agreedWith': (args: { name: string | number }) => string
  readonly 'paidBy': (args: { name: string | number }) => string
  readonly 'notAgreed': (args: { name: string | number }) => string
  readonly 'giftCardEnding': (args: { last4: string | number }) => string
  readonly 'partPays': (args: { amount: string | number }) => string
  readonly 'partRemoveNamed': (args: { name: string | number }) => string
  readonly 'partAmount': (args: { amount: string | number; name: string | number }) => string
  readonly 'changeStoreTitle': (args: { shop: string | number }) => string
  readonly 'storeChangedDetail': (args: { shop: string | number }) => string
  readonly 'expressTo': (args: { address: string | number; card: string | number }) => string
  readonly 'rewardCodeEnding': (args: { last4: string | number }) => string
  readonly 'rewardCardEnding': (args: { last4: string | number }) => string
  readonly 'partPaysOfCredit': (args: { amount: string | number; left: string | number }) => string
  readonly 'moreLines': (args: { count: number }) => string
  readonly 'tryOnTitle': (args: { name: string | number }) => string
  readonly 'tryOnDetail': (args: { count: number }) => string
}

type PlainKey =
  | 'shippingStep' | 'billingStep' | 'summaryStep' | 'whereTo' | 'howTravel' | 'email' | 'emailHelp' | 'firstName' | 'lastName'
  | 'addressLine1' | 'addressLine2' | 'addAddressLine2' | 'city' | 'country' | 'phone' | 'cardNumber' | 'cardExpiry' | 'cardExpiryName'
  | 'cardSecurityCode' | 'cardName' | 'sameAsShipping' | 'backToCart' | 'backToShipping' | 'backToBilling' | 'continueToBilling'
  | 'continueToSummary' | 'placeOrder' | 'yourOrder' | 'title' | 'provinceMissing' | 'saved' | 'methodsAsk' | 'methodsOffline' | 'digitalNote'
  | 'notContinued' | 'howPay' | 'billTo' | 'cardDetail' | 'cardLost' | 'useAnotherCard' | 'cardWord' | 'cardExpiredWords' | 'cardExpiryShape'
  | 'checkOrder' | 'deliverTo' | 'delivery' | 'payment' | 'billingAddress' | 'change' | 'sameBilling' | 'methodNone' | 'placing' | 'checking'
  | 'waitingFigures' | 'notPlaced' | 'orderSummary' | 'emptyTitle' | 'emptyDetail' | 'gift' | 'loading' | 'methodUnknown' | 'expiryPlaceholder'
  | 'methodPickup' | 'methodShipToStore' | 'findStore' | 'findStoreHelp' | 'stores' | 'chooseStore' | 'storesWaiting' | 'storesUnreachable'
  | 'storeHasAll' | 'storeHasSome' | 'storeHasNone' | 'storeStockWaiting' | 'collectSome' | 'collectLine' | 'sendLine' | 'anotherStore'
  | 'challengeTitle' | 'challengeDetail' | 'challengeFrame' | 'challengeLoading' | 'challengeOffline' | 'challengeCancel'
  | 'challengeCancelSure' | 'challengeCancelYes' | 'challengeCancelNo' | 'challengeAsked' | 'challengeUnshown' | 'challengeAnswered'
  | 'challengeAbandoned' | 'authenticationFailed' | 'authenticationFailedDetail' | 'payWays' | 'klarnaDetail' | 'paypalDetail' | 'klarnaTitle'
  | 'klarnaIntro' | 'klarnaFrame' | 'klarnaLoading' | 'klarnaOffline' | 'klarnaCancel' | 'agreementLost' | 'paymentDeclined' | 'cardOutOfDate'
  | 'nothingCharged' | 'otherWays' | 'goingToPaypal' | 'useGiftCard' | 'useAnotherGiftCard' | 'partWaiting' | 'partLeaving' | 'toPay'
  | 'covered' | 'coveredTerms' | 'usePoints' | 'loyaltyPoints' | 'savedCards' | 'anotherCard' | 'keepCard' | 'changeStoreDetail'
  | 'changeStore' | 'keepStore' | 'storeChangedTitle' | 'storeChangedClose' | 'express' | 'expressNot' | 'expressUnderWay' | 'expressRefused'
  | 'choosePoint' | 'whoCollects' | 'whoCollectsDetail' | 'optionalFields' | 'collectedBy' | 'athleteCredit' | 'useAthleteCredit'
  | 'deliveryDone' | 'fewerLines' | 'suggestTitle' | 'suggestUse' | 'suggestKeep'
