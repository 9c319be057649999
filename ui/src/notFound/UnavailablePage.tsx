import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { TextPage } from '../shell/TextPage.tsx'

/** RT-07: shown in the place of a page whose own description says it is unavailable. */
export function UnavailablePage({ description }: { readonly description: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.unavailableTitle()} detail={description}>
      <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
    </TextPage>
  )
}
