import { useEffect } from 'react'
import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import type { KlarnaDialogProps } from './KlarnaDialog.tsx'

/** PAY-08: what a provider needs comes when the shopper wants to pay with it, and not before. */
export function LazyProviderDialog({ method, ...props }: KlarnaDialogProps & { readonly method: ProviderMethod }) {
  return (
    <LazyPart otherwise={<NotLoaded {...props} />}>
      {method === 'KLARNA' ? <KlarnaDialog {...props} /> : <PaypalDeparture {...props} />}
    </LazyPart>
  )
}

/** PAY-09: code that does not come is a payment that does not come about. */
function NotLoaded({ onFail }: KlarnaDialogProps) {
  useEffect(onFail, [onFail])
  return null
}

const KlarnaDialog = loadedPart(async () => (await import('./KlarnaDialog.tsx')).KlarnaDialog)
const PaypalDeparture = loadedPart(async () => (await import('./PaypalDeparture.tsx')).PaypalDeparture)
