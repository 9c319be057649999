import { ProductRail } from '../catalog/ProductRail.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useFront } from '../shell/FrontContext.ts'

export function HomeRail() {
  const t = useCopy('home')
  const front = useFront()
  const answer = front.state === 'answered' ? front.answer : null
  return <ProductRail title={t.railTitle()} products={answer?.rail ?? null} allPath={answer?.departments[0]?.path} />
}
