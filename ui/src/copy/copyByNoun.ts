/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface CopyByNoun {
  readonly account: AccountCopy
  readonly addressBook: AddressBookCopy
  readonly associate: AssociateCopy
  readonly blocks: BlocksCopy
  readonly cart: CartCopy
  readonly catalog: CatalogCopy
  readonly checkout: CheckoutCopy
  readonly consent: ConsentCopy
  readonly debug: DebugCopy
  readonly delivery: DeliveryCopy
  readonly errors: ErrorsCopy
  readonly favorites: FavoritesCopy
  readonly gift: GiftCopy
  readonly giftCard: GiftCardCopy
  readonly location: LocationCopy
  readonly loyalty: LoyaltyCopy
  readonly order: OrderCopy
  readonly preferences: PreferencesCopy
  readonly preview: PreviewCopy
  readonly product: ProductCopy
  readonly profile: ProfileCopy
  readonly purchase: PurchaseCopy
  readonly rejections: RejectionsCopy
  readonly report: ReportCopy
  readonly reviews: ReviewsCopy
  readonly reward: RewardCopy
  readonly savedCards: SavedCardsCopy
  readonly search: SearchCopy
  readonly service: ServiceCopy
  readonly shell: ShellCopy
  readonly signUp: SignUpCopy
  readonly specialGroup: SpecialGroupCopy
  readonly stores: StoresCopy
  readonly validation: ValidationCopy
  readonly withdrawal: WithdrawalCopy
  readonly zoom: ZoomCopy
}

/** Messages without arguments. */
type PlainCopy<Key extends string> = Readonly<Record<Key, () => string>>

export interface AccountCopy extends PlainCopy<
  | 'title' | 'signIn' | 'signOut' | 'email' | 'password' | 'newPassword' | 'showPassword' | 'hidePassword' | 'signedInDetail'
  | 'signedInClose' | 'signedIn' | 'success' | 'signedOut' | 'sessionEnded' | 'signInAgain' | 'notDone' | 'unreachable' | 'orderUnderWay'
  | 'forgotPassword' | 'loadingForm' | 'createAccount' | 'contactUs' | 'forgotTitle' | 'forgotDetail' | 'sendLink' | 'setPassword'
  | 'passwordChanged' | 'askAgain' | 'sideTitle' | 'sideCart' | 'sideOrders' | 'offer' | 'overview' | 'orders' | 'recentOrders' | 'noOrders'
  | 'shop' | 'ordersAway' | 'tryAgain' | 'backToOrders' | 'addresses' | 'profile' | 'preferences' | 'loyalty' | 'favorites' | 'paymentMethods'
  | 'accountAway' | 'noAnswer' | 'loading' | 'signInOrJoin'
> {
  readonly 'linkSent': (args: { email: string | number }) => string
  readonly 'chooseFor': (args: { email: string | number }) => string
  readonly 'orderNumber': (args: { number: string | number }) => string
  readonly 'placedOn': (args: { day: string | number }) => string
  readonly 'pieces': (args: { count: number }) => string
}

export interface AddressBookCopy extends PlainCopy<
  | 'title' | 'changeTitle' | 'back' | 'gone' | 'main' | 'makeMain' | 'change' | 'delete' | 'yesDelete' | 'keep' | 'save' | 'saved' | 'choose'
  | 'another'
> {
  readonly 'heading': (args: { type: string }) => string
  readonly 'none': (args: { type: string }) => string
  readonly 'add': (args: { type: string }) => string
  readonly 'asMain': (args: { type: string }) => string
  readonly 'makeMainNamed': (args: { street: string | number; type: string }) => string
  readonly 'isMainNow': (args: { street: string | number; type: string }) => string
  readonly 'changeNamed': (args: { street: string | number }) => string
  readonly 'deleteNamed': (args: { street: string | number }) => string
  readonly 'deleteQuestion': (args: { street: string | number }) => string
  readonly 'deleted': (args: { street: string | number }) => string
}

export interface AssociateCopy extends PlainCopy<
  | 'title' | 'lede' | 'store' | 'employee' | 'chooseStore' | 'chooseEmployee' | 'chooseStoreFirst' | 'storeMissing' | 'employeeMissing'
  | 'start' | 'shop' | 'endSession' | 'bar' | 'ended' | 'endedDetail' | 'notDone' | 'away' | 'employeesAway' | 'tryAgain' | 'agentTitle'
  | 'agentLede' | 'agentStart' | 'adjust' | 'adjustBy' | 'adjustPercent' | 'adjustValue' | 'adjustReason' | 'adjustReasonHelp' | 'adjustSave'
  | 'adjustRemove' | 'agentConfirm' | 'findTitle' | 'findEmail' | 'find' | 'findAway' | 'enrolTitle' | 'enrolLede' | 'enrolCode' | 'enrolWrong'
  | 'enrol'
> {
  readonly 'running': (args: { employee: string | number; store: string | number }) => string
  readonly 'adjustNamed': (args: { name: string | number }) => string
  readonly 'adjustLede': (args: { percent: number }) => string
  readonly 'adjustNeedsAgent': (args: { employee: string | number }) => string
  readonly 'adjustAmount': (args: { currency: string | number }) => string
  readonly 'adjustDone': (args: { name: string | number }) => string
  readonly 'adjustRemoved': (args: { name: string | number }) => string
  readonly 'found': (args: { email: string | number }) => string
  readonly 'foundMember': (args: { email: string | number }) => string
  readonly 'foundNobody': (args: { email: string | number }) => string
}

export interface BlocksCopy extends PlainCopy<
  | 'previous' | 'next' | 'close' | 'stop' | 'goOn' | 'notices' | 'neighbours' | 'play' | 'pause' | 'failed' | 'loading' | 'again' | 'readNext'
  | 'allStories' | 'tags' | 'seeMore' | 'seeLess' | 'clearAll' | 'readMore' | 'journalAway' | 'completeTheLook' | 'add' | 'added' | 'soldOut'
  | 'wentWrong' | 'makeSmall' | 'dialog' | 'plusOne' | 'email' | 'emailShape' | 'consent' | 'privacyNotice' | 'consentMissing'
  | 'notSubscribed' | 'tryLater' | 'subscribe' | 'subscribed' | 'lettersStop' | 'lettersStopped' | 'wornTogether' | 'recentlyViewed'
  | 'clearViewed' | 'viewedCleared' | 'goesWellWith'
> {
  readonly 'page': (args: { count: string | number; page: string | number }) => string
  readonly 'playLength': (args: { length: string | number }) => string
  readonly 'minutes': (args: { count: number }) => string
  readonly 'seeCountMore': (args: { count: string | number }) => string
  readonly 'storiesShown': (args: { count: string | number; shown: string | number }) => string
  readonly 'storiesIn': (args: { count: number; tags: string | number }) => string
  readonly 'noStories': (args: { tags: string | number }) => string
  readonly 'sizeOf': (args: { name: string | number }) => string
  readonly 'addNamed': (args: { name: string | number }) => string
  readonly 'addedNamed': (args: { name: string | number }) => string
  readonly 'fewLeft': (args: { count: number }) => string
  readonly 'fromTo': (args: { from: string | number; to: string | number }) => string
  readonly 'seeAll': (args: { count: string | number }) => string
  readonly 'shopAll': (args: { title: string | number }) => string
}

export interface CartCopy extends PlainCopy<
  | 'title' | 'yourCart' | 'viewCart' | 'checkout' | 'empty' | 'emptyDetail' | 'waitingRemove' | 'changeVariant' | 'saveForLater'
  | 'orderSummary' | 'promoCode' | 'apply' | 'subtotal' | 'shipping' | 'tax' | 'total' | 'totalEstimated' | 'discount' | 'estimatedTotals'
  | 'notAdded' | 'notRemoved' | 'kept' | 'homeGroup' | 'pickupGroup' | 'flashPartlyAvailable' | 'flashNotAvailable' | 'flashOutOfStockEmpty'
  | 'flashOutOfStock' | 'flashInvalidShippingAddress' | 'flashMaxQuantity' | 'flashItemRequired' | 'flashShippingDowngraded' | 'flashPointGone'
  | 'pickupInStore' | 'shipToStore' | 'shipToHome' | 'invalidCustomer' | 'inStock' | 'outOfStock' | 'refusedQuantity' | 'refusedSwitch'
  | 'refusedAdjustment' | 'refusedCoupon' | 'refusedCouponRemoval' | 'refusedShipping' | 'refusedAddress' | 'refusedPayment'
  | 'refusedEstimate' | 'lineGone' | 'pointGone' | 'currencyDiffers' | 'cartLost' | 'changeSave' | 'changeLoading' | 'changeUnreachable'
  | 'changeSoldOut' | 'changeAlready' | 'size' | 'colour' | 'couponVoid' | 'couponWaiting' | 'couponFree' | 'remainingToPay' | 'shippingLater'
  | 'taxLater' | 'taxIncluded' | 'estimateTitle' | 'estimate' | 'estimateAgain' | 'country' | 'rebuilding' | 'miniEstimated' | 'miniLater'
  | 'miniFree' | 'miniLaterTaxed' | 'miniFreeTaxed' | 'browse' | 'gift' | 'loadingCart' | 'savedTitle' | 'moveToCart' | 'savedOut'
  | 'savedWaiting' | 'notSaved' | 'notMoved' | 'itemNotMoved' | 'refusedGiftCard' | 'refusedRemoval' | 'giftCardLost' | 'refusedReward'
  | 'rewardLost' | 'pickUpLine' | 'giftLine' | 'changeDelivery' | 'reserveWaiting' | 'agreementEnds' | 'agreementOver'
> {
  readonly 'added': (args: { name: string | number }) => string
  readonly 'quantityOf': (args: { name: string | number }) => string
  readonly 'quantity': (args: { count: number }) => string
  readonly 'waitingQuantity': (args: { count: number }) => string
  readonly 'removed': (args: { name: string | number }) => string
  readonly 'changeVariantNamed': (args: { name: string | number }) => string
  readonly 'items': (args: { count: number }) => string
  readonly 'priceOfOne': (args: { price: string | number }) => string
  readonly 'flashDeliveryChanged': (args: { from: string | number; to: string | number }) => string
  readonly 'addedAnnounced': (args: { count: number; name: string | number }) => string
  readonly 'fewLeft': (args: { count: number }) => string
  readonly 'ofItem': (args: { name: string | number }) => string
  readonly 'undoNamed': (args: { name: string | number }) => string
  readonly 'changeNamed': (args: { name: string | number }) => string
  readonly 'couponLine': (args: { code: string | number }) => string
  readonly 'couponRemoveNamed': (args: { code: string | number }) => string
  readonly 'orderDiscount': (args: { buyer: string }) => string
  readonly 'shippingTo': (args: { place: string | number }) => string
  readonly 'estimateDetail': (args: { country: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
  readonly 'returnsNote': (args: { goods: string }) => string
  readonly 'youSave': (args: { amount: string | number; percent: number }) => string
  readonly 'shippingBy': (args: { method: string | number }) => string
  readonly 'savedAnnounced': (args: { name: string | number }) => string
  readonly 'movedAnnounced': (args: { name: string | number }) => string
  readonly 'savedMore': (args: { count: number }) => string
  readonly 'savedQuantity': (args: { quantity: number }) => string
  readonly 'pickUpLineNamed': (args: { name: string | number }) => string
  readonly 'giftLineNamed': (args: { name: string | number }) => string
  readonly 'reserved': (args: { count: number; store: string | number; time: string | number }) => string
  readonly 'reservedOver': (args: { store: string | number; time: string | number }) => string
}

export interface CatalogCopy extends PlainCopy<
  | 'skipFilters' | 'addToCart' | 'sortBy' | 'filter' | 'category' | 'size' | 'colour' | 'price' | 'priceNote' | 'pricesNote' | 'availability'
  | 'chooseSize' | 'sizeGuide' | 'reviews' | 'noReviews' | 'nothingFound' | 'nothingFoundDetail' | 'sort-featured' | 'sort-newest'
  | 'sort-price-up' | 'sort-price-down' | 'sort-rating' | 'filters' | 'applied' | 'clearAll' | 'isNew' | 'outOfStock' | 'loadingProducts'
  | 'noFilters' | 'products'
> {
  readonly 'styles': (args: { shown: number; total: number }) => string
  readonly 'filterCount': (args: { count: string | number }) => string
  readonly 'reviewCount': (args: { count: number; score: string | number }) => string
  readonly 'resultsFor': (args: { query: string | number }) => string
  readonly 'showStyles': (args: { count: number }) => string
  readonly 'styleTotal': (args: { count: number }) => string
  readonly 'save': (args: { percent: number }) => string
  readonly 'kindAndWeight': (args: { amount: number; kind: string | number; unit: string | number }) => string
  readonly 'colourCount': (args: { count: number }) => string
  readonly 'pageOf': (args: { page: number; total: number }) => string
  readonly 'headDescription': (args: { count: number; name: string | number }) => string
  readonly 'quickshop': (args: { name: string | number }) => string
}

export interface CheckoutCopy extends PlainCopy<
  | 'shippingStep' | 'billingStep' | 'summaryStep' | 'whereTo' | 'howTravel' | 'email' | 'emailHelp' | 'firstName' | 'lastName'
  | 'addressLine1' | 'addressLine2' | 'addAddressLine2' | 'city' | 'country' | 'phone' | 'cardNumber' | 'cardExpiry' | 'cardExpiryName'
  | 'cardSecurityCode' | 'cardName' | 'sameAsShipping' | 'backToCart' | 'backToShipping' | 'backToBilling' | 'continueToBilling'
  | 'continueToSummary' | 'placeOrder' | 'termsHold' | 'termsLink' | 'withdrawalLink' | 'privacyLink' | 'yourOrder' | 'title'
  | 'provinceMissing' | 'saved' | 'methodsAsk' | 'methodsOffline' | 'digitalNote' | 'notContinued' | 'howPay' | 'billTo' | 'cardDetail'
  | 'cardLost' | 'useAnotherCard' | 'cardWord' | 'cardExpiredText' | 'cardExpiryShape' | 'checkOrder' | 'deliverTo' | 'delivery' | 'payment'
  | 'billingAddress' | 'change' | 'sameBilling' | 'methodNone' | 'placing' | 'checking' | 'waitingFigures' | 'notPlaced' | 'paymentFirst'
  | 'orderSummary' | 'emptyTitle' | 'emptyDetail' | 'gift' | 'loading' | 'methodUnknown' | 'expiryPlaceholder' | 'methodPickup'
  | 'methodShipToStore' | 'findStore' | 'findStoreHelp' | 'stores' | 'chooseStore' | 'storesWaiting' | 'storesUnreachable' | 'storeHasAll'
  | 'storeHasSome' | 'storeHasNone' | 'storeStockWaiting' | 'collectSome' | 'collectLine' | 'sendLine' | 'anotherStore' | 'challengeTitle'
  | 'challengeDetail' | 'challengeFrame' | 'challengeLoading' | 'challengeOffline' | 'challengeCancel' | 'challengeCancelSure'
  | 'challengeCancelYes' | 'challengeCancelNo' | 'challengeAsked' | 'challengeUnshown' | 'challengeAnswered' | 'challengeAbandoned'
  | 'authenticationFailed' | 'authenticationFailedDetail' | 'payWays' | 'klarnaDetail' | 'paypalDetail' | 'klarnaTitle' | 'klarnaIntro'
  | 'klarnaFrame' | 'klarnaLoading' | 'klarnaOffline' | 'klarnaCancel' | 'agreementLost' | 'paymentDeclined' | 'cardOutOfDate'
  | 'nothingCharged' | 'otherWays' | 'goingToPaypal' | 'useGiftCard' | 'useAnotherGiftCard' | 'partWaiting' | 'partLeaving' | 'toPay'
  | 'covered' | 'coveredTerms' | 'usePoints' | 'loyaltyPoints' | 'savedCards' | 'anotherCard' | 'keepCard' | 'changeStoreDetail'
  | 'changeStore' | 'keepStore' | 'storeChangedTitle' | 'storeChangedClose' | 'express' | 'expressNot' | 'expressUnderWay' | 'expressRefused'
  | 'choosePoint' | 'whoCollects' | 'whoCollectsDetail' | 'optionalFields' | 'collectedBy' | 'athleteCredit' | 'useAthleteCredit'
  | 'deliveryDone' | 'fewerLines' | 'suggestTitle' | 'suggestUse' | 'suggestKeep'
> {
  readonly 'province': (args: { country: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
  readonly 'fieldMissing': (args: { field: string; label: string | number }) => string
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
  readonly 'storesAll': (args: { total: number }) => string
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
  readonly 'postalCodeIsIn': (args: { postalCode: string | number; province: string | number }) => string
  readonly 'changeToProvince': (args: { province: string | number }) => string
  readonly 'tryOnTitle': (args: { name: string | number }) => string
  readonly 'tryOnDetail': (args: { count: number }) => string
}

export interface ConsentCopy extends PlainCopy<
  | 'title' | 'why' | 'readNotice' | 'privacyControl' | 'acceptAll' | 'rejectAll' | 'choose' | 'privacyChoices' | 'chooseTitle' | 'chooseWhy'
  | 'chooseWhyUnasked' | 'alwaysOn' | 'nameC0001' | 'whyC0001' | 'nameC0002' | 'whyC0002' | 'nameC0003' | 'whyC0003' | 'nameC0004' | 'whyC0004'
  | 'targetingOff' | 'save' | 'kept' | 'targetingStaysOff' | 'targetingStaysOffDetail' | 'notKept' | 'notKeptDetail'
> {
}

export interface DebugCopy extends PlainCopy<
  | 'title' | 'importLog' | 'exportLog' | 'storage' | 'storageOk' | 'storageDegraded' | 'storageMemory' | 'chainWhole' | 'chainBroken' | 'owed'
  | 'fromFileDetail' | 'onlyLogged' | 'backToOwn' | 'importUnread' | 'reportUnread' | 'reading' | 'unavailable' | 'unavailableDetail' | 'again'
  | 'emptyTitle' | 'emptyDetail' | 'stepBack' | 'stepOn' | 'play' | 'pause' | 'nextRefusal' | 'noRefusal' | 'filter' | 'timeline'
  | 'laneCommand' | 'laneSending' | 'laneAnswer' | 'laneRecovery' | 'laneTab' | 'refused' | 'commits' | 'seq' | 'time' | 'cause' | 'events'
  | 'noMatch' | 'causedBy' | 'causeRedacted' | 'owedAfter' | 'nothingOwed' | 'stateUnchanged' | 'screen' | 'view' | 'state' | 'cart'
  | 'checkout' | 'order' | 'makeTest' | 'copyCommand' | 'copyEntry' | 'copied' | 'personal' | 'filterHint' | 'listKeys' | 'visible' | 'durable'
  | 'confirmed' | 'notMeasured' | 'settled' | 'viewUnchanged' | 'switchOff' | 'switchOn' | 'backToTruth' | 'truthAndWithout' | 'worldsAlike'
  | 'fateOff' | 'fateRefused' | 'fateChanged' | 'fateNeverSent' | 'fateUnknown' | 'whichScreen' | 'introTitle' | 'intro' | 'introUse' | 'marks'
  | 'markCommand' | 'markSending' | 'markAnswer' | 'markRefused' | 'markRecovery' | 'markTab' | 'markPause' | 'colours' | 'colourNow'
  | 'colourLater' | 'colourOut' | 'colourIn' | 'words' | 'introClose' | 'filterRefused' | 'doUndoRemove' | 'doEstimateShipping'
  | 'doDismissRefusal' | 'doMoveCart' | 'doRefreshCart' | 'doChooseShippingMethod' | 'doSubmitShipping' | 'doSetBillingSameAsShipping'
  | 'doSubmitBilling' | 'doCheckOutExpress' | 'doAddGiftCard' | 'doApplyReward' | 'doAddPartPayment' | 'doRemoveInstrument' | 'doForgetCard'
  | 'doPlaceOrder' | 'doAnswerChallenge' | 'doAbandonChallenge' | 'doDismissOrderProblem' | 'doCloseConfirmation' | 'doRemoveFavorite'
  | 'doRefreshFavorites' | 'doShareFavorites' | 'doDismissFavoriteRefusal' | 'doNoteStanding' | 'doMoveToCart' | 'doRemoveSaved'
  | 'doRefreshSaved' | 'doSignOut' | 'doStartAssociateSession' | 'doEndAssociateSession' | 'doNoteAssociateActive' | 'doGiveConsent' | 'parts'
  | 'partEvents' | 'partScreen' | 'partChange' | 'partWhatIf' | 'whatIfHint' | 'whatIfOnly' | 'shopperWrote' | 'sayItemAddRequested'
  | 'sayItemAddEnlarged' | 'sayQuantitySetRequested' | 'sayQuantityReplaced' | 'sayLineRemovalRequested' | 'sayGiftDeclined'
  | 'sayLineRemovedUnsent' | 'sayRemovalUndone' | 'sayVariantSwitchRequested' | 'sayCouponApplyRequested' | 'sayCouponRemovalRequested'
  | 'sayShippingEstimateRequested' | 'sayShippingAddressRequested' | 'sayShippingMethodRequested' | 'sayBillingAddressRequested'
  | 'sayCardRequested' | 'sayAgreementRequested' | 'sayChangeWithdrawn' | 'sayRefusalDismissed' | 'sayRefreshRequested' | 'sayChangeSent'
  | 'sayBasketConfirmed' | 'sayBasketAdvanced' | 'sayChangeRefused' | 'saySwitchTurnedBack' | 'sayCardLost' | 'sayBasketLost'
  | 'sayRebuildSent' | 'sayRebuildAdvanced' | 'sayRebuildResumed' | 'sayBasketRefreshed' | 'sayRefreshAbandoned' | 'sayCustomerRejected'
  | 'sayChangeImpossible' | 'sayBasketRestored' | 'sayBasketClosed' | 'sayCartMoving' | 'sayLineNotSoldHere' | 'sayLineSentHome'
  | 'sayAddressEntered' | 'sayShippingSubmitted' | 'sayBillingSameAsShippingSet' | 'sayBillingSubmitted' | 'sayStepEntered'
  | 'sayCardForgotten' | 'sayOrderRequested' | 'sayOrderSent' | 'sayOrderPrepared' | 'sayOrderConfirmed' | 'sayOrderRefused'
  | 'sayOrderProblemDismissed' | 'sayConfirmationClosed' | 'sayGiftCardRequested' | 'sayPartPaymentRequested' | 'sayInstrumentRemovalRequested'
  | 'sayRewardRequested' | 'sayConsentGiven' | 'sayVariantAssigned' | 'sayVariantSeen' | 'sayAssociateSessionStarted' | 'sayAssociateActive'
  | 'saySignedIn' | 'saySignedOut' | 'saySessionLost' | 'sayEmployeeTermsAccepted' | 'sayPriceAdjustmentRequested'
  | 'sayPriceAdjustmentRemovalRequested' | 'sayLineDeliveryRequested' | 'sayExpressStarted' | 'sayExpressRefused' | 'sayBotCheckLost'
  | 'sayChallengeRequired' | 'sayChallengeAnswered' | 'sayChallengeAbandoned' | 'sayChallengeResumed' | 'sayAuthenticationFailed'
  | 'sayFavoriteAddRequested' | 'sayFavoriteRemovalRequested' | 'sayFavoriteChangeSent' | 'sayFavoriteChangeDone' | 'sayFavoriteChangeRefused'
  | 'sayFavoriteChangeWithdrawn' | 'sayFavoriteRefusalDismissed' | 'sayFavoritesLost' | 'sayFavoritesRefreshRequested' | 'sayFavoritesPageRead'
  | 'sayFavoritesRefreshAbandoned' | 'sayFavoritesShareRequested' | 'sayFavoritesShared' | 'sayStandingNoted' | 'sayLineSaveRequested'
  | 'saySavedMoveRequested' | 'saySavedRemovalRequested' | 'saySaveTurnedToItem' | 'saySavedConfirmed' | 'saySavedItemGone'
  | 'saySavedRefreshRequested' | 'saySavedPageRead' | 'saySavedRefreshAbandoned'
> {
  readonly 'logName': (args: { id: string | number }) => string
  readonly 'commitCount': (args: { count: number }) => string
  readonly 'fromFile': (args: { name: string | number }) => string
  readonly 'importFailed': (args: { name: string | number }) => string
  readonly 'importFailedLine': (args: { line: number; reason: string | number }) => string
  readonly 'entryOf': (args: { count: number; time: string | number }) => string
  readonly 'tabNumber': (args: { number: number }) => string
  readonly 'stateDifference': (args: { seq: number }) => string
  readonly 'shopperSaw': (args: { seq: number }) => string
  readonly 'readingOf': (args: { of: number; read: number }) => string
  readonly 'foundCount': (args: { count: number }) => string
  readonly 'viewDifference': (args: { seq: number }) => string
  readonly 'withoutTitle': (args: { what: string | number }) => string
  readonly 'withoutDetail': (args: { count: number; ms: number }) => string
  readonly 'withoutHead': (args: { what: string | number }) => string
  readonly 'readTo': (args: { reason: string | number; seq: number }) => string
  readonly 'leftOutItem': (args: { seq: number; what: string | number }) => string
  readonly 'pauseOf': (args: { span: string | number }) => string
  readonly 'typedIn': (args: { count: number; form: string }) => string
  readonly 'andMore': (args: { count: number }) => string
  readonly 'doSending': (args: { what: string | number }) => string
  readonly 'doAnswer': (args: { what: string | number }) => string
  readonly 'doAddItem': (args: { about: string | number }) => string
  readonly 'doSetQuantity': (args: { about: string | number }) => string
  readonly 'doRemoveLine': (args: { about: string | number }) => string
  readonly 'doSwitchVariant': (args: { about: string | number }) => string
  readonly 'doSetGiftOption': (args: { about: string | number }) => string
  readonly 'doSetDelivery': (args: { about: string | number }) => string
  readonly 'doAdjustPrice': (args: { about: string | number }) => string
  readonly 'doRemoveAdjustment': (args: { about: string | number }) => string
  readonly 'doApplyCoupon': (args: { about: string | number }) => string
  readonly 'doRemoveCoupon': (args: { about: string | number }) => string
  readonly 'doEnterAddress': (args: { about: string }) => string
  readonly 'doGoToStep': (args: { about: string }) => string
  readonly 'doAddFavorite': (args: { about: string | number }) => string
  readonly 'doSaveForLater': (args: { about: string | number }) => string
}

export interface DeliveryCopy extends PlainCopy<
  | 'methods'
> {
  readonly 'weekday': (args: { day: string }) => string
  readonly 'date': (args: { day: string | number; isMonthFirst: string; month: string | number; weekday: string | number }) => string
  readonly 'between': (args: { from: string | number; to: string | number }) => string
  readonly 'onDay': (args: { day: string | number }) => string
  readonly 'price': (args: { method: string | number; price: string | number }) => string
  readonly 'free': (args: { method: string | number }) => string
  readonly 'freeOver': (args: { amount: string | number; method: string | number; price: string | number }) => string
}

export interface ErrorsCopy extends PlainCopy<
  | '4044' | 'AUT498' | 'AUT401' | 'AUT418' | 'AUT437' | 'AUT438' | 'AUT439' | 'PRO400' | 'AUT423' | 'AUT426' | 'AUT441' | 'AUT442' | 'AUT444'
  | 'AUT402' | 'AUT403' | 'AUT409' | 'AUT404' | 'AUT432' | 'AUT500' | 'AUT450' | 'AUT451' | 'AUT452' | 'AUT453' | 'AUT440' | 'PRC400'
  | 'ORD430' | 'BSK404' | 'ORD516' | 'ORD517' | 'ORD518' | 'INV700' | 'INV406' | 'INV701' | 'INV702' | 'ORD404' | 'INV405' | 'INV407'
  | 'INV409' | 'INV408' | 'ORD415' | 'ORD409' | 'OHS4004' | 'ORD400' | 'GFS800' | 'GFO404' | 'GFO405' | 'GFC410' | 'GFC799' | 'GFC800'
  | 'GFC700' | 'GFC760' | 'GFC812' | 'GFC725' | 'GFC740' | 'GFC755' | 'GFC400' | 'FE309' | 'PYT402' | 'PYT404' | 'PYT300' | 'PYT405' | 'PYT406'
  | 'BIL400' | 'BILL410' | 'PAY400' | 'PAY401' | 'PYT400' | 'TAX309' | 'TAX310' | 'SHP404' | 'SHP500' | 'SHP410' | 'CHK380' | 'CHK320'
  | 'PRM130' | 'PRM160' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM416' | 'PRM175' | 'GWP403' | 'REW401' | 'REW130' | 'REW135'
  | 'REW140' | 'PRO412' | 'PRO418' | 'PRO414' | 'PRO415' | 'PRO404' | 'PRO410' | 'PRO411' | 'FE340' | 'FE872' | 'CCA400' | 'CCA401' | 'CCN404'
  | 'PAY402' | 'NTF409' | 'PIC415' | 'PWD400' | 'BSY503' | 'GEN500' | 'API400' | 'API404' | 'API405' | 'API406' | 'API415' | 'STR404'
  | 'RTN500' | 'ATTR100' | 'ATTR200' | 'ATTR300' | 'REV410' | 'PLP400' | 'botDefence'
> {
  readonly 'maxAllowedQty': (args: { maxAllowedQty: number }) => string
}

export interface FavoritesCopy extends PlainCopy<
  | 'title' | 'add' | 'notFound' | 'kept' | 'loading' | 'empty' | 'emptyDetail' | 'addToCart' | 'chooseSize' | 'choicesUnreachable' | 'notSold'
  | 'notAdded' | 'share' | 'shareWaiting' | 'shareLink' | 'copyLink' | 'copied' | 'sharedTitle' | 'sharedEmpty' | 'sharedEmptyDetail'
  | 'sendByEmail' | 'sendTitle' | 'sendDetail' | 'recipients' | 'recipientsHelp' | 'message' | 'send' | 'sent' | 'done'
> {
  readonly 'addNamed': (args: { name: string | number }) => string
  readonly 'linkWithCount': (args: { count: number }) => string
  readonly 'aboutItem': (args: { name: string | number; why: string | number }) => string
  readonly 'removed': (args: { name: string | number }) => string
  readonly 'addToCartNamed': (args: { name: string | number }) => string
}

export interface GiftCopy extends PlainCopy<
  | 'title' | 'to' | 'toMissing' | 'email' | 'emailMissing' | 'emailShape' | 'message' | 'messageMissing' | 'set' | 'takeOff' | 'notSet'
> {
  readonly 'detail': (args: { name: string | number }) => string
}

export interface GiftCardCopy extends PlainCopy<
  | 'number' | 'pin' | 'detail' | 'add' | 'check' | 'pinMissing' | 'locked' | 'lost' | 'alreadySaved' | 'notSaved' | 'notSavedDetail' | 'close'
> {
  readonly 'balance': (args: { amount: string | number }) => string
  readonly 'otherCurrency': (args: { amount: string | number; currency: string | number }) => string
  readonly 'expires': (args: { date: string | number }) => string
}

export interface LocationCopy extends PlainCopy<
  | 'languageTitle' | 'droppedPayments' | 'droppedAdjustments' | 'keepCart'
> {
  readonly 'leaveTitle': (args: { country: string | number }) => string
  readonly 'leaveDetail': (args: { country: string | number; currency: string | number }) => string
  readonly 'leave': (args: { country: string | number }) => string
  readonly 'stay': (args: { country: string | number }) => string
  readonly 'leaveCart': (args: { country: string | number; currency: string | number }) => string
  readonly 'currencyName': (args: { currency: string }) => string
  readonly 'moving': (args: { country: string | number }) => string
  readonly 'movingDetail': (args: { before: string | number; currency: string | number }) => string
  readonly 'moved': (args: { country: string | number }) => string
  readonly 'movedDetail': (args: { after: string | number; before: string | number }) => string
  readonly 'movedEstimated': (args: { after: string | number; before: string | number }) => string
  readonly 'notSold': (args: { country: string | number }) => string
  readonly 'sentHome': (args: { names: string | number }) => string
  readonly 'backTo': (args: { country: string | number }) => string
  readonly 'elsewhere': (args: { currency: string | number }) => string
  readonly 'elsewhereDetail': (args: { country: string | number }) => string
  readonly 'moveHere': (args: { country: string | number }) => string
  readonly 'moveDetail': (args: { country: string | number; name: string | number }) => string
}

export interface LoyaltyCopy extends PlainCopy<
  | 'title' | 'lede' | 'benefits' | 'benefitPoints' | 'benefitNews' | 'agree' | 'join' | 'welcome' | 'close' | 'vouchers' | 'noVouchers'
  | 'welcomeOffer'
> {
  readonly 'benefitVouchers': (args: { points: number }) => string
  readonly 'benefitFreeShipping': (args: { code: string | number }) => string
  readonly 'pointsWord': (args: { points: number }) => string
  readonly 'toNext': (args: { points: number }) => string
  readonly 'forPoints': (args: { points: number }) => string
  readonly 'memberNumber': (args: { memberId: string | number }) => string
  readonly 'code': (args: { code: string | number }) => string
}

export interface OrderCopy extends PlainCopy<
  | 'thankYou' | 'trackOrder' | 'printReceipt' | 'deliverTo' | 'method' | 'paidWith' | 'placed' | 'totalPaid' | 'notFound' | 'continueShopping'
  | 'gift' | 'discount' | 'shipping' | 'tax' | 'taxIncluded' | 'total' | 'stationPlaced' | 'stationPacked' | 'stationPackedPickup'
  | 'stationWay' | 'stationReady' | 'stationDelivered' | 'stationSent' | 'cardWord' | 'paidOther' | 'notFoundDetail' | 'loading' | 'digital'
  | 'collectAt' | 'loyaltyPoints' | 'athleteCredit' | 'noticeBank' | 'noticeBankAnswer' | 'noticePlacing' | 'noticePlacingSee'
  | 'noticePlacedSee'
> {
  readonly 'orderNumber': (args: { number: string | number }) => string
  readonly 'receiptTo': (args: { email: string | number }) => string
  readonly 'shipment': (args: { count: number; index: number }) => string
  readonly 'writeAgain': (args: { how: string }) => string
  readonly 'items': (args: { count: number }) => string
  readonly 'quantity': (args: { count: number }) => string
  readonly 'coupon': (args: { code: string | number }) => string
  readonly 'shippingNamed': (args: { label: string | number }) => string
  readonly 'trail': (args: { done: string | number; next: string | number }) => string
  readonly 'cardEnding': (args: { brand: string | number; last4: string | number }) => string
  readonly 'shipments': (args: { count: number }) => string
  readonly 'giftCardEnding': (args: { last4: string | number }) => string
  readonly 'paidPart': (args: { amount: string | number; name: string | number }) => string
  readonly 'rewardCodeEnding': (args: { last4: string | number }) => string
  readonly 'rewardCardEnding': (args: { last4: string | number }) => string
  readonly 'noticePlaced': (args: { number: string | number }) => string
}

export interface PreferencesCopy extends PlainCopy<
  | 'title' | 'interests' | 'interestsLede' | 'interest_hiking' | 'interest_trailRunning' | 'interest_climbing' | 'interest_camping'
  | 'interest_snow' | 'interest_travel' | 'shoeSize' | 'noSize' | 'saveInterests' | 'saved' | 'nothing' | 'subscriptions' | 'Newsletter_email'
  | 'LoyaltyNewsletter_email' | 'Newsletter_sms' | 'LoyaltyNewsletter_sms' | 'needsPhone' | 'subscribed' | 'unsubscribed' | 'notNow'
  | 'stopAll_email' | 'stopAll_sms'
> {
}

export interface PreviewCopy extends PlainCopy<
  | 'title' | 'ofDrafts' | 'ofPublished' | 'showDrafts' | 'showPublished' | 'docType' | 'docTypeHelp' | 'layoutVariant' | 'limit' | 'show'
  | 'loading' | 'noResults' | 'documents' | 'away' | 'again' | 'nothing' | 'noToken' | 'wrongToken'
> {
  readonly 'count': (args: { count: number }) => string
  readonly 'ended': (args: { at: string | number }) => string
}

export interface ProductCopy extends PlainCopy<
  | 'sizeLabel' | 'pictures' | 'inStock' | 'soldOutAll' | 'chooseSizeHint' | 'byEmail' | 'quantityNotNumber' | 'details' | 'deliveryAndReturns'
  | 'deliveryText' | 'deliveryLink' | 'weight' | 'madeFor' | 'number' | 'moreReviews' | 'reviewsUnreachable' | 'gone' | 'goneDetail'
  | 'toSearch' | 'seeNotes' | 'notAdded' | 'addInitials' | 'initials' | 'initialsHelp' | 'notify' | 'tryOn'
> {
  readonly 'fit': (args: { fit: string; worn: string }) => string
  readonly 'fitSays': (args: { count: number; fit: string | number; total: number }) => string
  readonly 'fewLeftIn': (args: { count: number; size: string | number }) => string
  readonly 'fewLeft': (args: { count: number }) => string
  readonly 'soldOutIn': (args: { colour: string | number; size: string | number }) => string
  readonly 'soldOutColour': (args: { colour: string | number }) => string
  readonly 'quantityOf': (args: { name: string | number }) => string
  readonly 'quantityTooLow': (args: { minimum: number }) => string
  readonly 'quantityTooHigh': (args: { maximum: number }) => string
  readonly 'measured': (args: { amount: number; unit: string | number }) => string
  readonly 'audience': (args: { audience: string }) => string
  readonly 'reviewTotal': (args: { count: number }) => string
  readonly 'barLabel': (args: { stars: number }) => string
  readonly 'reviewBy': (args: { nickname: string | number; place: string | number }) => string
  readonly 'shortMonth': (args: { month: string }) => string
  readonly 'shortDate': (args: { day: string | number; isMonthFirst: string; month: string | number; year: string | number }) => string
  readonly 'openReview': (args: { title: string | number }) => string
  readonly 'onlyWith': (args: { name: string | number }) => string
}

export interface ProfileCopy extends PlainCopy<
  | 'title' | 'complete' | 'locked' | 'save' | 'saved' | 'nothing' | 'changePassword' | 'currentPassword' | 'passwordLocked'
  | 'passwordChanged' | 'othersOut'
> {
  readonly 'missing': (args: { fields: string | number }) => string
}

export interface PurchaseCopy extends PlainCopy<
  | 'title' | 'detail' | 'orderNumber' | 'email' | 'postalCode' | 'track' | 'away' | 'tryAgain' | 'loading' | 'checkLookup' | 'whereItIs'
  | 'postalCodeForMore' | 'stationToCome' | 'invoice' | 'invoiceSaved' | 'creditNoteSaved' | 'warranty' | 'withdraw' | 'cancel' | 'yesCancel'
  | 'keepOrder' | 'cancelled' | 'refundComes' | 'notCancelled' | 'tooLate' | 'noAnswer' | 'notDone' | 'sendBack' | 'sendBackDetail'
  | 'getLabel' | 'nothingChosen' | 'notSentBack' | 'refundInstead' | 'exchangeDetail' | 'exchangeGone' | 'labelReady' | 'labels' | 'none'
  | 'giftCardLetters' | 'resend' | 'yesResend' | 'keepLetter' | 'giftCardResent' | 'notResent' | 'giftCardSpent' | 'resendCancelled'
  | 'resendLetters' | 'again' | 'againCart'
> {
  readonly 'orderTitle': (args: { number: string | number }) => string
  readonly 'status': (args: { status: string }) => string
  readonly 'shipmentTrack': (args: { count: number; index: number }) => string
  readonly 'parcel': (args: { carrier: string | number; number: string | number }) => string
  readonly 'trackParcel': (args: { carrier: string | number }) => string
  readonly 'creditNote': (args: { number: string | number }) => string
  readonly 'cancelQuestion': (args: { number: string | number }) => string
  readonly 'refunded': (args: { amount: string | number }) => string
  readonly 'piecesOf': (args: { name: string | number; variant: string | number }) => string
  readonly 'insteadOf': (args: { name: string | number; variant: string | number }) => string
  readonly 'exchangeReserved': (args: { date: string | number; variant: string | number }) => string
  readonly 'exchangeShipped': (args: { variant: string | number }) => string
  readonly 'exchangeDelivered': (args: { variant: string | number }) => string
  readonly 'exchangeReleased': (args: { variant: string | number }) => string
  readonly 'label': (args: { count: number; place: number }) => string
  readonly 'giftCardOf': (args: { name: string | number; variant: string | number }) => string
  readonly 'resendNamed': (args: { name: string | number }) => string
  readonly 'resendQuestion': (args: { count: number }) => string
  readonly 'lettersResent': (args: { count: number; email: string | number }) => string
  readonly 'againAdded': (args: { count: number }) => string
  readonly 'againItem': (args: { name: string | number; variant: string | number }) => string
  readonly 'againNotSold': (args: { name: string | number }) => string
  readonly 'againSoldOut': (args: { name: string | number }) => string
  readonly 'againFewer': (args: { count: number; name: string | number }) => string
  readonly 'againRecipient': (args: { name: string | number }) => string
  readonly 'againRefused': (args: { name: string | number; why: string | number }) => string
}

export interface RejectionsCopy extends PlainCopy<
  | 'Malformed' | 'QuantityNotWhole' | 'SoldOut' | 'CurrencyDiffers' | 'LineNotInCart' | 'LineIsBonus' | 'AgentNeeded' | 'AdjustmentUnreadable'
  | 'NothingToUndo' | 'CouponEmpty' | 'CouponNeedsGoods' | 'CouponAlreadyApplied' | 'CouponNotInCart' | 'FieldsInvalid' | 'CartEmpty'
  | 'MethodNotOffered' | 'ExpressNotOffered' | 'CardMissing' | 'CardExpired' | 'Offline' | 'OrderUnderWay' | 'NoChallenge' | 'NothingToDismiss'
  | 'ReadOnly' | 'ReadOnlyRecording' | 'NotAnswered' | 'FavoritesOff' | 'FavoriteNotFound' | 'NothingToShare' | 'SavedItemNotFound'
  | 'PaymentWaiting' | 'InstrumentNotInCart'
> {
  readonly 'QuantityTooLow': (args: { minimum: number }) => string
  readonly 'QuantityTooHigh': (args: { maximum: number }) => string
  readonly 'TooManyLines': (args: { maximum: number }) => string
  readonly 'AdjustmentTooHigh': (args: { maximum: string | number }) => string
  readonly 'CouponTooLong': (args: { maximum: number }) => string
  readonly 'TooManyCoupons': (args: { maximum: number }) => string
  readonly 'StepNotOpen': (args: { step: string }) => string
  readonly 'TotalChanged': (args: { now: string | number; shown: string | number }) => string
  readonly 'TooManySaved': (args: { maximum: number }) => string
}

export interface ReportCopy extends PlainCopy<
  | 'title' | 'intro' | 'introSend' | 'inside' | 'insideSteps' | 'insidePersonal' | 'insideDevice' | 'never' | 'neverCard' | 'neverSecret'
  | 'writing' | 'failed' | 'failedDetail' | 'asText' | 'showAll' | 'save' | 'again' | 'send' | 'sending' | 'sent' | 'received' | 'tooLarge'
  | 'tooMany' | 'refused' | 'notNow' | 'noAnswer' | 'stillSave' | 'what' | 'whatHelp' | 'masked' | 'insideFile' | 'close'
> {
  readonly 'introEmail': (args: { email: string | number }) => string
  readonly 'size': (args: { count: number; kilobytes: number }) => string
  readonly 'saved': (args: { name: string | number }) => string
  readonly 'toShop': (args: { host: string | number }) => string
  readonly 'toOther': (args: { host: string | number }) => string
  readonly 'receivedDetail': (args: { email: string | number }) => string
  readonly 'left': (args: { count: number }) => string
}

export interface ReviewsCopy extends PlainCopy<
  | 'useful' | 'yes' | 'no' | 'notCounted' | 'report' | 'reported' | 'notReported' | 'original' | 'notTranslated' | 'questions'
  | 'questionsAway' | 'tryAgain' | 'loading' | 'ask' | 'noAnswer' | 'moreQuestions' | 'askDetail' | 'text' | 'textHelp' | 'nickname' | 'email'
  | 'emailHelp' | 'send' | 'sentTitle' | 'sentDetail' | 'done' | 'write' | 'writeDetail' | 'rating' | 'reviewTitle' | 'reviewText' | 'fit'
  | 'noFit' | 'reviewEmailHelp' | 'photos' | 'photosHelp' | 'addPhotos' | 'photoAway' | 'sendReview' | 'reviewSentTitle' | 'reviewSentDetail'
  | 'previousPhoto' | 'nextPhoto'
> {
  readonly 'reportNamed': (args: { title: string | number }) => string
  readonly 'translate': (args: { language: string | number }) => string
  readonly 'translated': (args: { language: string | number }) => string
  readonly 'questionsDetail': (args: { count: number }) => string
  readonly 'by': (args: { date: string | number; nickname: string | number }) => string
  readonly 'writtenIn': (args: { language: string | number }) => string
  readonly 'askTitle': (args: { name: string | number }) => string
  readonly 'writeTitle': (args: { name: string | number }) => string
  readonly 'stars': (args: { count: number }) => string
  readonly 'removePhoto': (args: { name: string | number }) => string
  readonly 'photosTooMany': (args: { name: string | number }) => string
  readonly 'photoTooLarge': (args: { name: string | number }) => string
  readonly 'photoWrongType': (args: { name: string | number }) => string
  readonly 'photoNotSent': (args: { name: string | number }) => string
  readonly 'photoOf': (args: { count: string | number; n: string | number; nickname: string | number }) => string
  readonly 'openPhoto': (args: { count: string | number; n: string | number; nickname: string | number }) => string
}

export interface RewardCopy extends PlainCopy<
  | 'title' | 'signIn' | 'join' | 'confirm' | 'asking' | 'unreachable' | 'none' | 'close' | 'code' | 'useCode' | 'codeMissing' | 'useCard'
  | 'notUsed' | 'unknown' | 'there' | 'empty' | 'notForGiftCards' | 'creditFirst' | 'lost'
> {
  readonly 'balance': (args: { points: number }) => string
  readonly 'use': (args: { amount: string | number }) => string
  readonly 'useNamed': (args: { amount: string | number; points: number }) => string
  readonly 'forPoints': (args: { points: number }) => string
  readonly 'codeEnding': (args: { last4: string | number }) => string
  readonly 'cardEnding': (args: { last4: string | number }) => string
  readonly 'onIt': (args: { amount: string | number }) => string
  readonly 'useCardNamed': (args: { last4: string | number }) => string
}

export interface SavedCardsCopy extends PlainCopy<
  | 'title' | 'cards' | 'none' | 'add' | 'back' | 'main' | 'asMain' | 'makeMain' | 'billingAddress' | 'noAddress' | 'remove' | 'yesRemove'
  | 'keep' | 'save' | 'saved' | 'notSaved' | 'checkDetails'
> {
  readonly 'makeMainNamed': (args: { name: string | number }) => string
  readonly 'isMainNow': (args: { name: string | number }) => string
  readonly 'expired': (args: { expiry: string | number }) => string
  readonly 'billedTo': (args: { street: string | number }) => string
  readonly 'removeNamed': (args: { name: string | number }) => string
  readonly 'removeQuestion': (args: { name: string | number }) => string
  readonly 'removed': (args: { name: string | number }) => string
}

export interface SearchCopy extends PlainCopy<
  | 'title' | 'headDescription' | 'hubTitle' | 'hubDetail' | 'departments' | 'suggestions' | 'noResultsDetail' | 'pages'
> {
  readonly 'suggestionCount': (args: { count: number }) => string
  readonly 'noResults': (args: { query: string | number }) => string
  readonly 'searchInstead': (args: { query: string | number }) => string
}

export interface ServiceCopy extends PlainCopy<
  | 'contactTitle' | 'contactDetail' | 'category' | 'subject' | 'email' | 'message' | 'send' | 'warrantyTitle' | 'warrantyDetail'
  | 'orderNumber' | 'product' | 'productHelp' | 'description' | 'sendCase' | 'notSent' | 'noAnswer' | 'subjectsAway' | 'tryAgain' | 'choose'
  | 'noticeTitle' | 'noticeEmail' | 'noticeEmailHelp' | 'noticeSend' | 'noticeSentTitle' | 'noticeDone' | 'sizingTitle' | 'sizingLoading'
  | 'sizingAway' | 'sizingTryAgain' | 'sizingAllGuides' | 'sizingFinder' | 'sizingLengthCm' | 'sizingLengthInches' | 'sizingLengthHelp'
  | 'sizingInCm' | 'sizingInInches' | 'sizingTooShort' | 'sizingTooLong'
> {
  readonly 'sent': (args: { number: string | number }) => string
  readonly 'answerTo': (args: { email: string | number }) => string
  readonly 'noticeDetail': (args: { colour: string | number; name: string | number; size: string }) => string
  readonly 'noticeSentDetail': (args: { email: string | number }) => string
  readonly 'sizingFits': (args: { size: string | number }) => string
  readonly 'sizingChoose': (args: { size: string | number }) => string
  readonly 'sizingUnclear': (args: { example: string | number }) => string
}

export interface ShellCopy extends PlainCopy<
  | 'skipToContent' | 'homeLink' | 'menu' | 'search' | 'searchPlaceholder' | 'account' | 'signIn' | 'cart' | 'secureCheckout' | 'close' | 'ok'
  | 'undo' | 'remove' | 'tryAgain' | 'loading' | 'optional' | 'estimated' | 'soldOut' | 'free' | 'quantity' | 'quantityLess' | 'quantityMore'
  | 'priceNow' | 'priceWas' | 'pages' | 'previous' | 'next' | 'breadcrumbs' | 'steps' | 'stepDone' | 'notifications' | 'dismiss' | 'choose'
  | 'dialCode' | 'offlineTitle' | 'offlineDetail' | 'storageDegradedTitle' | 'storageDegradedDetail' | 'storageMemoryTitle'
  | 'storageMemoryDetail' | 'newVersionTitle' | 'newVersionDetail' | 'reload' | 'oldTabTitle' | 'oldTabDetail' | 'pageNotFoundTitle'
  | 'pageNotFoundDetail' | 'pageFailedTitle' | 'pageFailedDetail' | 'backToHome' | 'reportProblem' | 'chooseLocale' | 'theme' | 'themeSystem'
  | 'themeLight' | 'themeDark' | 'departments' | 'journal' | 'home' | 'amnesiaTitle' | 'amnesiaDetail' | 'invalidCustomer' | 'unreachableTitle'
  | 'unreachableDetail' | 'unavailableTitle' | 'chooseLanguage' | 'cartNotShown' | 'partNotShown'
> {
  readonly 'cartWithCount': (args: { count: number }) => string
  readonly 'removeNamed': (args: { name: string | number }) => string
  readonly 'adjusted': (args: { amount: string | number; reason: string | number }) => string
  readonly 'nameSoldOut': (args: { name: string | number }) => string
  readonly 'priceLowest': (args: { price: string | number }) => string
  readonly 'ratingOf': (args: { count: number; score: string | number }) => string
  readonly 'pageNumber': (args: { page: number }) => string
  readonly 'fieldsNeedAttention': (args: { count: number }) => string
  readonly 'offlinePending': (args: { count: number }) => string
  readonly 'openMenuOf': (args: { name: string | number }) => string
  readonly 'styleCount': (args: { count: number }) => string
  readonly 'localePlace': (args: { country: string | number; currency: string | number }) => string
  readonly 'savedPage': (args: { when: string | number }) => string
  readonly 'madeWith': (args: { initials: string | number }) => string
  readonly 'giftFor': (args: { to: string | number }) => string
  readonly 'inYourCart': (args: { name: string | number }) => string
}

export interface SignUpCopy extends PlainCopy<
  | 'title' | 'lede' | 'firstName' | 'lastName' | 'email' | 'password' | 'birthDate' | 'phone' | 'gender' | 'gender_F' | 'gender_M'
  | 'gender_O' | 'gender_N' | 'sms' | 'smsNeedsPhone' | 'smsTermsTitle' | 'smsTerms' | 'smsTermsShown' | 'smsAccept' | 'smsClose'
  | 'newsletter' | 'loyalty' | 'terms' | 'termsLink' | 'privacyLink' | 'loyaltyLink' | 'smsLink' | 'create' | 'created' | 'createdDetail'
  | 'haveAccount' | 'signIn' | 'offer' | 'termsField' | 'eventSteps' | 'eventStepOne' | 'eventStepTwo' | 'eventStepDone' | 'eventSignIn'
  | 'eventNotMember' | 'eventDays' | 'eventDaysMissing' | 'eventEmailHelp' | 'eventGuest' | 'eventGuestWrong' | 'eventTerms' | 'eventNotJoined'
  | 'eventTwice' | 'eventOver' | 'eventDismiss' | 'eventClose' | 'eventWaiting' | 'smsStop' | 'smsStopped' | 'smsNotHere'
> {
  readonly 'birthDateHelp': (args: { order: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
}

export interface SpecialGroupCopy extends PlainCopy<
  | 'termsTitle' | 'termOwnUse' | 'termCap' | 'termGiftCards' | 'termCancelled' | 'termLists' | 'termsPage' | 'accept' | 'decline' | 'accepted'
  | 'employeeTitle' | 'prosumerTitle' | 'athleteTitle' | 'regularPrice'
> {
  readonly 'termsLede': (args: { cap: string | number; percent: number }) => string
  readonly 'spent': (args: { cap: string | number; spent: string | number }) => string
  readonly 'creditSpent': (args: { cap: string | number; spent: string | number }) => string
  readonly 'left': (args: { left: string | number }) => string
  readonly 'programme': (args: { number: string | number; type: string | number }) => string
  readonly 'percentOff': (args: { percent: number }) => string
  readonly 'price': (args: { buyer: string }) => string
}

export interface StoresCopy extends PlainCopy<
  | 'nearMe' | 'nearYou' | 'noneNear' | 'positionRefused' | 'closedToday' | 'dayAndNight' | 'points' | 'findPoint' | 'findPointHelp'
  | 'anotherPoint' | 'pointsWaiting' | 'pointsUnreachable' | 'pointsNone' | 'pointClosed' | 'locatorTitle' | 'locatorDetail' | 'findStore'
  | 'findStoreHelp' | 'storesWaiting' | 'storesUnreachable' | 'hours' | 'closed'
> {
  readonly 'openToday': (args: { closes: string | number; opens: string | number }) => string
  readonly 'pointTooSmall': (args: { count: number; most: number }) => string
  readonly 'storesNone': (args: { query: string | number }) => string
  readonly 'storesNearCode': (args: { code: string | number; count: number }) => string
  readonly 'storesMore': (args: { shown: number; total: number }) => string
  readonly 'storesFound': (args: { count: number }) => string
  readonly 'away': (args: { distance: string | number }) => string
}

export interface ValidationCopy extends PlainCopy<
  | 'required' | 'requiredCheckbox' | 'email' | 'date' | 'name' | 'printable' | 'password' | 'passwordLength' | 'passwordNumber'
  | 'passwordUpper' | 'passwordLower' | 'phone' | 'pattern' | 'same' | 'samePassword' | 'province' | 'dateOfBirth' | 'docType' | 'cardNumber'
  | 'cardExpiry' | 'cardSecurityCode'
> {
  readonly 'exactLength': (args: { n: number }) => string
  readonly 'minLength': (args: { n: number }) => string
  readonly 'maxLength': (args: { n: number }) => string
  readonly 'minNumber': (args: { n: string | number }) => string
  readonly 'maxNumber': (args: { n: string | number }) => string
  readonly 'minDate': (args: { d: string | number }) => string
  readonly 'maxDate': (args: { d: string | number }) => string
  readonly 'minimalAge': (args: { minimalAge: string | number }) => string
}

export interface WithdrawalCopy extends PlainCopy<
  | 'title' | 'lede' | 'instructions' | 'stepOne' | 'stepTwo' | 'name' | 'orderNumber' | 'orderNumberHelp' | 'email' | 'emailHelp' | 'goods'
  | 'goodsHelp' | 'items' | 'none' | 'nothingChosen' | 'goOn' | 'scope' | 'all' | 'confirm' | 'change' | 'notSent' | 'noAnswer' | 'doneTitle'
  | 'number' | 'received' | 'print'
> {
  readonly 'pieces': (args: { all: string | number; count: string | number }) => string
  readonly 'statement': (args: { seller: string | number }) => string
  readonly 'otherWay': (args: { email: string | number }) => string
  readonly 'receiptTo': (args: { email: string | number }) => string
}

export interface ZoomCopy extends PlainCopy<
  | 'previous' | 'next' | 'zoomIn' | 'zoomOut'
> {
  readonly 'title': (args: { name: string | number }) => string
  readonly 'position': (args: { count: string | number; n: string | number }) => string
}
