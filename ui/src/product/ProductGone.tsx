import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { TextPage } from '../shell/TextPage.tsx'

/** RT-06: not to be indexed, as `NotFoundPage` says. */
export function ProductGone() {
  const t = useCopy('product')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.gone()} detail={t.goneDetail()}>
      <meta name="robots" content="noindex" />
      <LinkButton to={shopPath('/search/hub')}>{t.toSearch()}</LinkButton>
    </TextPage>
  )
}
