import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { TextPage } from '../components/basic/TextPage.tsx'
import { NotHere } from './NotHere.tsx'

/** RT-07: shown in place of a page whose own description says that it is unavailable. */
export const UnavailablePage = ({ description }: { readonly description: string }) => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.unavailableTitle()} detail={description}>
      <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
    </TextPage>
  )
}

/** A product that is gone, or that says of itself that it is unavailable. */
export const ProductAway = ({ description }: { readonly description?: string }) =>
  description === undefined ? <ProductGone /> : <UnavailablePage description={description} />

/** RT-06: not to be indexed, as `NotHere` says. */
const ProductGone = () => {
  const t = useCopy('product')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.gone()} detail={t.goneDetail()}>
      <NotHere />
      <LinkButton to={shopPath('/search/hub')}>{t.toSearch()}</LinkButton>
    </TextPage>
  )
}
