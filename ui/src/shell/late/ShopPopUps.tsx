import { mustAskConsent } from '../../../../core/domain/consent/mustAskConsent.ts'
import { PopUps } from '../../blocks/frame/PopUps.tsx'
import { useViewPart } from '../../bridge/core/useView.ts'
import { useFrameContent } from '../../content/useFrameContent.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'

/** PROMO-11: not while the question about cookies stands, or may have to. */
export const ShopPopUps = () => {
  const found = useFrameContent('popups')
  const locale = useShopLocale()
  const isAsking = useViewPart('consent', ({ answer }) => mustAskConsent(answer, locale)) ?? true
  return found && !isAsking ? <PopUps blocks={found.slots['main'] ?? []} /> : null
}
