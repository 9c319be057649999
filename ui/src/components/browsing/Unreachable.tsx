import { Button } from '../basic/Button.tsx'
import { LinkButton } from '../basic/LinkButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { TextPage } from '../basic/TextPage.tsx'

/** No answer and nothing cached: says what still works. */
export const Unreachable = ({ onAgain }: { readonly onAgain: () => void }) => {
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
