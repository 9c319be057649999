import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { TextPage } from '../components/basic/TextPage.tsx'
import { NotHere } from './NotHere.tsx'
import { LazyRecentlyViewed } from '../product/rails/LazyRecentlyViewed.tsx'

/** RT-06: `why`: what exactly was not found, if known. */
export const NotFoundPage = ({ why }: { readonly why?: string }) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <>
      <TextPage title={t.pageNotFoundTitle()} detail={why ?? t.pageNotFoundDetail()}>
        <NotHere />
        <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
        <LinkButton kind="quiet" to={shopPath('/search/hub')}>
          {t.search()}
        </LinkButton>
      </TextPage>
      <div className="page">
        <LazyRecentlyViewed />
      </div>
    </>
  )
}
