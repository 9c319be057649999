import { useEffect } from 'react'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { noteDeparture } from './useAgreement.ts'
import { usePaymentPage } from './usePaymentPage.ts'

/** PAY-07: to PayPal's page and back. A page that the browser's back button shows again has not been to PayPal. */
export const PaypalDeparture = ({ waiting, onFail }: { readonly waiting: number; readonly onFail: () => void }) => {
  const t = useCopy('checkout')
  const page = usePaymentPage({ method: 'PAYPAL', waiting, onFail })?.page
  useEffect(() => {
    if (page === undefined) return
    noteDeparture('PAYPAL')
    location.assign(page)
  }, [page])
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onFail()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [onFail])
  return (
    <div role="status">
      <StateLine state="waiting">{t.goingToPaypal()}</StateLine>
    </div>
  )
}
