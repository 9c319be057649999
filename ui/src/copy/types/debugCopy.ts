/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface DebugCopy extends Readonly<Record<PlainKey, () => string>> {
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
}

type PlainKey =
  | 'title' | 'importLog' | 'exportLog' | 'storage' | 'storageOk' | 'storageDegraded' | 'storageMemory' | 'chain' | 'chainWhole'
  | 'chainBroken' | 'owed' | 'fromFileDetail' | 'onlyLogged' | 'backToOwn' | 'importUnread' | 'reading' | 'unavailable' | 'unavailableDetail'
  | 'again' | 'emptyTitle' | 'emptyDetail' | 'stepBack' | 'stepOn' | 'play' | 'pause' | 'nextRefusal' | 'noRefusal' | 'filter' | 'timeline'
  | 'laneCommand' | 'laneSending' | 'laneAnswer' | 'laneRecovery' | 'laneTab' | 'refused' | 'commits' | 'seq' | 'time' | 'cause' | 'events'
  | 'noMatch' | 'causedBy' | 'causeRedacted' | 'owedAfter' | 'nothingOwed' | 'stateUnchanged' | 'screen' | 'view' | 'state' | 'cart'
  | 'checkout' | 'order' | 'makeTest' | 'copyCommand' | 'copyEntry' | 'copied' | 'personal' | 'filterHint' | 'listKeys' | 'visible' | 'durable'
  | 'confirmed' | 'notMeasured' | 'settled' | 'viewUnchanged' | 'switchOff' | 'switchOn' | 'backToTruth' | 'truthAndWithout' | 'worldsAlike'
  | 'fateOff' | 'fateRefused' | 'fateChanged' | 'fateNeverSent' | 'fateUnknown' | 'whichScreen' | 'sayItemAddRequested' | 'sayItemAddEnlarged'
  | 'sayQuantitySetRequested' | 'sayQuantityReplaced' | 'sayLineRemovalRequested' | 'sayGiftDeclined' | 'sayLineRemovedUnsent'
  | 'sayRemovalUndone' | 'sayVariantSwitchRequested' | 'sayCouponApplyRequested' | 'sayCouponRemovalRequested' | 'sayShippingEstimateRequested'
  | 'sayShippingAddressRequested' | 'sayShippingMethodRequested' | 'sayBillingAddressRequested' | 'sayCardRequested' | 'sayAgreementRequested'
  | 'sayChangeWithdrawn' | 'sayRefusalDismissed' | 'sayRefreshRequested' | 'sayChangeSent' | 'sayBasketConfirmed' | 'sayBasketAdvanced'
  | 'sayChangeRefused' | 'saySwitchTurnedBack' | 'sayCardLost' | 'sayBasketLost' | 'sayRebuildSent' | 'sayRebuildAdvanced'
  | 'sayRebuildResumed' | 'sayBasketRefreshed' | 'sayRefreshAbandoned' | 'sayCustomerRejected' | 'sayChangeImpossible' | 'sayBasketRestored'
  | 'sayBasketClosed' | 'sayAddressEntered' | 'sayShippingSubmitted' | 'sayBillingSameAsShippingSet' | 'sayBillingSubmitted' | 'sayStepEntered'
  | 'sayCardForgotten' | 'sayOrderRequested' | 'sayOrderSent' | 'sayOrderPrepared' | 'sayOrderConfirmed' | 'sayOrderRefused'
  | 'sayOrderProblemDismissed' | 'sayConfirmationClosed' | 'sayGiftCardRequested' | 'sayPartPaymentRequested' | 'sayInstrumentRemovalRequested'
  | 'sayRewardRequested'
