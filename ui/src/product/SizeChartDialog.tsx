import { footScaleOf } from '../../../core/domain/sizing/footSize.ts'
import { productTypeOf } from '../../../core/domain/sizing/sizeChart.ts'
import type { ProductType } from '../../../core/domain/sizing/sizeChart.ts'
import { Slot } from '../blocks/page/Slot.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Link } from '../components/basic/Link.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useContent } from '../blocks/page/useContent.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { FootSizeFinder } from './FootSizeFinder.tsx'
import './SizeChartDialog.css'

/** CAT-58: the sizes of a product as a chart, and for shoes the size of a foot. */
export const SizeChartDialog = ({ product, onChoose, isOpen, onClose }: PlacedProps<'sizeChart'>) => {
  const t = useCopy('service')
  const shopPath = useShopPath()
  const type = productTypeOf(product)
  const choose = (size: string) => {
    onChoose(size)
    onClose()
  }
  return (
    <Dialog name="sizeChart" title={t.sizingTitle()} isOpen={isOpen} onClose={onClose}>
      {footScaleOf(product) !== null && <FootSizeFinder product={product} onChoose={choose} />}
      {type !== null && <SizeChart type={type} />}
      <p>
        <Link className="link" to={shopPath('/help/size-guides')} onClick={onClose}>
          {t.sizingAllGuides()}
        </Link>
      </p>
    </Dialog>
  )
}

/** API-120: the chart is a content document. */
const SizeChart = ({ type }: { readonly type: ProductType }) => {
  const t = useCopy('service')
  const asked = useContent({ family: 'fragment', key: `size-chart-${type}` })
  if (asked.state === 'pending')
    return <SkeletonBlocks label={t.sizingLoading()} heights={['2.5rem', '2.5rem', '2.5rem', '2.5rem']} />
  if (asked.state === 'answered')
    return (
      <div className="size-chart">
        <Slot blocks={asked.answer.slots['main'] ?? []} />
      </div>
    )
  return (
    <p>
      {t.sizingAway()}{' '}
      <Button kind="link" onPress={asked.again}>
        {t.sizingTryAgain()}
      </Button>
    </p>
  )
}
