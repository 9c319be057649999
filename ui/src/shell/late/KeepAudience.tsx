import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { signedInOn } from '../../../../core/domain/account/account.ts'
import { segmentsOn } from '../../../../core/domain/content/segments.ts'
import { readDismissals } from '../../blocks/frame/dismissals.ts'
import { useSite } from '../../bridge/core/useSignedIn.ts'
import { note } from '../../bridge/note.ts'
import { useView, useViewPart } from '../../bridge/core/useView.ts'
import { useStorefront } from '../../bridge/StorefrontContext.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { ownPrice } from '../../components/product/Price.tsx'
import { tellAudience } from '../../content/tellAudience.ts'
import { watchExposures } from './watchExposures.ts'

/**
 * SEG-04: renders nothing; keeps the cookie by which the server draws the next page, and notes which pages and
 * variants are seen. AUTH-33: a group's member sees their own prices.
 * What is on the screen was chosen when it appeared and stays.
 */
export const KeepAudience = () => {
  const site = useSite()
  const locale = useShopLocale()
  const account = useView('account')
  const storefront = useStorefront()
  const { pathname } = useLocation()
  const isCartEmpty = useViewPart('cart', ({ lines }) => lines.length === 0)
  const consent = useView('consent')?.answer
  useEffect(() => {
    if (account === undefined || isCartEmpty === undefined || consent === undefined) return
    const on = { site, segments: segmentsOn(site, account, isCartEmpty) }
    tellAudience({ on, dismissed: [...readDismissals()], consent })
  }, [site, account, isCartEmpty, consent])
  const type = account && signedInOn(account, site)?.consumerType
  const hasOwnPrices = type === 'EMPLOYEE' || type === 'PROSUMER'
  useEffect(() => {
    if (!hasOwnPrices) return
    let isWanted = true
    import('../../account/special/GroupPrice.tsx').then(
      ({ GroupPrice }) => isWanted && ownPrice.set(GroupPrice),
      noPrices,
    )
    return () => {
      isWanted = false
      ownPrice.set(null)
    }
  }, [hasOwnPrices])
  useEffect(() => watchExposures(storefront), [storefront])
  useEffect(() => {
    if (document.querySelector('meta[name="cairn-tracking"]'))
      import('../../tracking/watchShown.ts').then(
        ({ watchPage }) => watchPage(storefront, pathname, locale),
        noTracking,
      )
  }, [storefront, pathname, locale])
  return null
}

/** ERR-33: everybody's prices stay, and the cart takes the discount off. */
const noPrices = (): void => note({ kind: 'widgetScript', about: 'groupPrice', reason: 'late code' })

/** ERR-33 */
const noTracking = (): void => note({ kind: 'widgetScript', about: 'tracking', reason: 'late code' })
