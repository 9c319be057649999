import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { WordsPage } from '../shell/WordsPage.tsx'

/** `why`: what exactly is not there, where that is known. */
export function NotFoundPage({ why }: { readonly why?: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <WordsPage title={t.pageNotFoundTitle()} detail={why ?? t.pageNotFoundDetail()}>
      <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
      <LinkButton kind="quiet" to={shopPath('/search/hub')}>
        {t.search()}
      </LinkButton>
    </WordsPage>
  )
}
