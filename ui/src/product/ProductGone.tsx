import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { WordsPage } from '../shell/WordsPage.tsx'

export function ProductGone() {
  const t = useCopy('product')
  const shopPath = useShopPath()
  return (
    <WordsPage title={t.gone()} detail={t.goneDetail()}>
      <LinkButton to={shopPath('/search/hub')}>{t.toSearch()}</LinkButton>
    </WordsPage>
  )
}
