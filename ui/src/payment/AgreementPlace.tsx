import { lazy, useEffect } from 'react'
import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import type { KlarnaDialogProps } from './KlarnaDialog.tsx'

/** PAY-08: what a provider needs comes when the shopper wants to pay with it, and not before. */
export function AgreementPlace({ method, ...props }: KlarnaDialogProps & { readonly method: ProviderMethod }) {
  return <LazyPart>{method === 'KLARNA' ? <KlarnaDialog {...props} /> : <PaypalDeparture {...props} />}</LazyPart>
}

/** PAY-09: code that does not come is a payment that does not come about. */
function NotLoaded({ onFail }: KlarnaDialogProps) {
  useEffect(onFail, [onFail])
  return null
}

type Part = { readonly default: React.ComponentType<KlarnaDialogProps> }

const notLoaded = (): Part => ({ default: NotLoaded })
const KlarnaDialog = lazy<React.ComponentType<KlarnaDialogProps>>(() =>
  import('./KlarnaDialog.tsx').then((part): Part => ({ default: part.KlarnaDialog }), notLoaded),
)
const PaypalDeparture = lazy<React.ComponentType<KlarnaDialogProps>>(() =>
  import('./PaypalDeparture.tsx').then((part): Part => ({ default: part.PaypalDeparture }), notLoaded),
)
