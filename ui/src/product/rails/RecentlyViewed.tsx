import { useEffect, useState } from 'react'
import { isConsented } from '../../../../core/domain/consent/consent.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Site } from '../../../../core/domain/locale/locales.ts'
import { viewedBefore } from '../../../../core/domain/product/recentlyViewed.ts'
import { useProducts } from '../../blocks/parts/useProducts.ts'
import { useViewPart } from '../../bridge/core/useView.ts'
import { useStorefront } from '../../bridge/StorefrontContext.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { forgetViewed, keepViewed, keptViewed } from './keptViewed.ts'
import { ProductRail } from './ProductRail.tsx'

interface RecentlyViewedProps {
  /** The product whose page this is: it is kept, and not shown. */
  readonly productId?: string
}

/**
 * CAT-71: the products that the shopper looked at last. Without consent to functional storage, none are kept. The list
 * is of this device and of now: a recorded page neither shows nor changes it.
 */
export const RecentlyViewed = (props: RecentlyViewedProps) => (useStorefront().isRecording ? null : <Kept {...props} />)

const Kept = ({ productId }: RecentlyViewedProps) => {
  const locale = useShopLocale()
  const { site } = locales[locale]
  const isAllowed = useViewPart('consent', (consent) => isConsented(consent, locale, 'C0003'))
  useEffect(() => {
    if (isAllowed === false) forgetViewed(site)
    if (isAllowed === true && productId !== undefined) keepViewed(site, productId)
  }, [isAllowed, site, productId])
  return isAllowed === true ? <ViewedRail key={`${site} ${productId}`} site={site} present={productId} /> : null
}

interface ViewedRailProps {
  readonly site: Site
  readonly present: string | undefined
}

/** A product that is no longer sold has no answer, and is left out. */
const ViewedRail = ({ site, present }: ViewedRailProps) => {
  const t = useCopy('blocks')
  const [viewed, setViewed] = useState(() => keptViewed(site))
  const ids = viewedBefore(viewed, present)
  const { products, isPending } = useProducts(ids)
  const clear = () => {
    forgetViewed(site)
    setViewed([])
    announce(t.viewedCleared())
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <ProductRail title={t.recentlyViewed()} products={isPending ? null : products} count={ids.length}>
      <Button kind="link" onPress={clear}>
        {t.clearViewed()}
      </Button>
    </ProductRail>
  )
}
