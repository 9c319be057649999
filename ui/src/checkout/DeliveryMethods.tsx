import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { Money } from '../components/Money.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { announce } from '../components/announce.ts'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { useView } from '../bridge/useView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useState } from 'react'

/** SHIP-10: in the order the view gives. Before the shop has answered a sentence says when they come. */
export function DeliveryMethods({ checkout, currency }: { readonly checkout: CheckoutView; readonly currency: Currency }) {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const ask = useAsk()
  const words = useRejectionWords()
  const isOnline = useView('connection')?.online ?? true
  const [refused, setRefused] = useState<string | undefined>()
  if (checkout.digitalOnly) return <p className="meta">{t.digitalNote()}</p>
  if (checkout.methods.length === 0) return <StateLine state="waiting">{isOnline ? t.methodsAsk() : t.methodsOffline()}</StateLine>
  const choose = async (value: string) => {
    const method = checkout.methods.find(({ code }) => code === value)
    if (!method) return
    const rejection = await ask({ _tag: 'ChooseShippingMethod', code: method.code, shippingId: method.shippingId })
    setRefused(rejection ? words(rejection) : undefined)
    if (rejection) announce(words(rejection), 'assertive')
  }
  return (
    <ChoiceList
      label={t.howTravel()}
      isLabelHidden
      error={refused}
      value={checkout.methods.find(({ selected }) => selected)?.code ?? null}
      onChange={(value) => void choose(value)}
      choices={checkout.methods.map((method) => ({
        value: method.code,
        name: method.label,
        detail: method.deliveryTime,
        price: <Money minor={method.price.minor} currency={currency} isEstimated={method.price.estimated} zeroWord={shell.free()} />,
      }))}
    />
  )
}
