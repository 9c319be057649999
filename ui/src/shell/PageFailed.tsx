import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { TextPage } from './TextPage.tsx'

export function PageFailed() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.pageFailedTitle()} detail={t.pageFailedDetail()}>
      <Button onPress={() => location.reload()}>{t.tryAgain()}</Button>
      <LinkButton kind="quiet" to={shopPath('')}>
        {t.backToHome()}
      </LinkButton>
    </TextPage>
  )
}
