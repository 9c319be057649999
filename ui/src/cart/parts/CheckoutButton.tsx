import { useNavigate } from 'react-router-dom'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { Button } from '../../components/basic/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'
import { useShopPath } from '../../copy/useShopPath.ts'
import type { ExpressCheckoutProps } from '../ExpressCheckout.tsx'

/** The one primary action of the cart. */
export const CheckoutButton = ({
  isWide = false,
  onPress,
}: {
  readonly isWide?: boolean
  readonly onPress?: () => void
}) => {
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

/** CHK-02: only for signed-in shoppers. */
export const ExpressIfSignedIn = (props: ExpressCheckoutProps) => {
  const signedIn = useSignedIn()
  if (!signedIn) return null
  return <ExpressCheckout {...props} />
}

const ExpressCheckout = lazyPart(() => import('../ExpressCheckout.tsx'), 'ExpressCheckout')
