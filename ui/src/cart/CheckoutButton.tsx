import { useNavigate } from 'react-router-dom'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'

/** The one primary action of the cart. */
export function CheckoutButton({
  isWide = false,
  onPress,
}: {
  readonly isWide?: boolean
  readonly onPress?: () => void
}) {
  const t = useCopy('cart')
  const navigate = useNavigate()
  const shopPath = useShopPath()
  return (
    <Button
      kind="primary"
      isWide={isWide}
      onPress={() => {
        onPress?.()
        void navigate(shopPath('/checkout'))
      }}
    >
      {t.checkout()}
    </Button>
  )
}
