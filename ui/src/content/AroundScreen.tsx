import { use } from 'react'
import { onceLoaded } from '../loading/onceLoaded.ts'
import { PartBoundary } from '../loading/lazyPart.tsx'

/** CMS-02: a screen with what its slot has above and below it; it is shown without what fails. */
export const AroundScreen = ({ children }: { readonly children: React.ReactNode }) => (
  <>
    <PartBoundary otherwise={null}>
      <Slot area="above" />
    </PartBoundary>
    {children}
    <PartBoundary otherwise={null}>
      <Slot area="below" />
    </PartBoundary>
  </>
)

export const slotCode = onceLoaded(() => import('./slot/ScreenSlot.tsx'))

const Slot = ({ area }: { readonly area: 'above' | 'below' }) => {
  const { ScreenSlot } = use(slotCode())
  return <ScreenSlot area={area} />
}
