import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'

/** PAY-07: the whole window goes to the provider. Coming back by the browser's back button finds the choice as it was left. */
export const noteDeparture = (method: ProviderMethod): void => {
  try {
    sessionStorage.setItem(storedAs, method)
  } catch {
    // Without a store the choice is made again.
  }
}

/** Where this tab has gone to pay; null once the provider has sent the shopper back with an answer. */
export const departedTo = (): ProviderMethod | null => {
  if (new URLSearchParams(location.search).has('refused')) return null
  try {
    return sessionStorage.getItem(storedAs) === 'PAYPAL' ? 'PAYPAL' : null
  } catch {
    return null
  }
}

/** Another choice was made. */
export const forgetDeparture = (): void => {
  try {
    sessionStorage.removeItem(storedAs)
  } catch {
    // Nothing was stored either.
  }
}

const storedAs = 'cairn-departed-to'
