import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { TextPage } from '../shell/TextPage.tsx'

/** RT-06: the service worker answers with 200, so the page itself says that it is not to be indexed. `why`: what exactly is not there, where that is known. */
export function NotFoundPage({ why }: { readonly why?: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.pageNotFoundTitle()} detail={why ?? t.pageNotFoundDetail()}>
      <meta name="robots" content="noindex" />
      <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
      <LinkButton kind="quiet" to={shopPath('/search/hub')}>
        {t.search()}
      </LinkButton>
    </TextPage>
  )
}
