import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { expiryOf } from './expiryOf.ts'

/** "Visa ending 4242", and a way to another one. */
export function HeldCard({
  face,
  onReplace,
}: {
  readonly face: Omit<CardFace, 'bin'>
  readonly onReplace: () => void
}) {
  const t = useCopy('checkout')
  return (
    <div className="held-card">
      <div>
        <b>{t.cardEnding({ brand: cardBrandName(face.brand, t.cardWord()), last4: face.last4 })}</b>
        <p className="meta figures">{t.cardExpires({ expiry: expiryOf(face) })}</p>
      </div>
      <Button kind="link" onPress={onReplace}>
        {t.useAnotherCard()}
      </Button>
    </div>
  )
}
