import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { WordsPage } from './WordsPage.tsx'

export function PageFailed() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <WordsPage title={t.pageFailedTitle()} detail={t.pageFailedDetail()}>
      <Button onPress={() => location.reload()}>{t.tryAgain()}</Button>
      <LinkButton kind="quiet" to={shopPath('')}>
        {t.backToHome()}
      </LinkButton>
    </WordsPage>
  )
}
