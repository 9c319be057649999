import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import type { ExpressCheckoutProps } from './ExpressCheckout.tsx'

/** CHK-02: only for who is signed in. */
export function LazyExpressCheckout(props: ExpressCheckoutProps) {
  const signedIn = useSignedIn()
  if (!signedIn) return null
  return (
    <LazyPart>
      <ExpressCheckout {...props} />
    </LazyPart>
  )
}

const ExpressCheckout = loadedPart(async () => (await import('./ExpressCheckout.tsx')).ExpressCheckout)
