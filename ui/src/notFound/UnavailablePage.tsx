import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { WordsPage } from '../shell/WordsPage.tsx'

/** RT-07: shown in the place of a page whose own description says it is unavailable. */
export function UnavailablePage({ description }: { readonly description: string }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <WordsPage title={t.unavailableTitle()} detail={description}>
      <LinkButton to={shopPath('')}>{t.backToHome()}</LinkButton>
    </WordsPage>
  )
}
