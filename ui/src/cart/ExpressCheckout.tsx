import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressLines } from '../address/addressLines.ts'
import { Button } from '../components/Button.tsx'
import { showToast } from '../components/toastStore.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { cardBrandName } from '../payment/cardBrandName.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useExpress } from './useExpress.ts'
import { useRejectionText } from './useRejectionText.ts'
import './ExpressCheckout.css'

export interface ExpressCheckoutProps {
  readonly onPress?: () => void
}

/** CHK-03: one press to the summary, with the card and the address it says. CHK-04: what may not be done leads to the steps. */
export function ExpressCheckout({ onPress }: ExpressCheckoutProps) {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const navigate = useNavigate()
  const shopPath = useShopPath()
  const send = useCommand()
  const words = useRejectionText()
  const express = useExpress()
  const [isAsking, setAsking] = useState(false)
  if (express === null) return null
  const { shipping, billing, card, savedCardId } = express
  const begin = async () => {
    setAsking(true)
    const rejection = await send({
      _tag: 'CheckOutExpress',
      ...(shipping ? { shipping } : {}),
      billing,
      card,
      savedCardId,
    })
    setAsking(false)
    if (rejection) showToast({ title: t.expressNot(), detail: words(rejection), kind: 'refusal', isSticky: true })
    onPress?.()
    void navigate(shopPath('/checkout'))
  }
  const named = t.cardEnding({ brand: cardBrandName(card.brand, t.cardWord()), last4: card.last4 })
  return (
    <div className="express-checkout">
      <Button isWide isPending={isAsking} onPress={() => void begin()}>
        {t.express()}
      </Button>
      <p className="meta">
        {shipping
          ? t.expressTo({ card: named, address: addressLines(shipping, locale).slice(0, -1).join(', ') })
          : named}
      </p>
    </div>
  )
}
