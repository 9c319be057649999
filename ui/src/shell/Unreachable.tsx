import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { TextPage } from './TextPage.tsx'

/** No answer and nothing kept: says what still works. */
export function Unreachable({ onAgain }: { readonly onAgain: () => void }) {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.unreachableTitle()} detail={t.unreachableDetail()}>
      <Button onPress={onAgain}>{t.tryAgain()}</Button>
      <LinkButton kind="quiet" to={shopPath('/cart')}>
        {t.cart()}
      </LinkButton>
    </TextPage>
  )
}
