import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { CheckboxField } from '../CheckboxField.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { IconButton } from '../IconButton.tsx'
import { Pagination } from '../Pagination.tsx'
import { ProductPlate } from '../ProductPlate.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx'
import { Steps } from '../Steps.tsx'
import { kitPicture } from './kitPicture.ts'

export function KitWays() {
  return (
    <section className="kit-stack">
      <h2 className="heading">Ways and paper</h2>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Footwear', href: '/footwear' }, { name: 'Hiking boots', href: '/boots' }]} />
      <Steps current={1} steps={[{ name: 'Shipping', href: '/shipping' }, { name: 'Billing' }, { name: 'Summary' }]} />
      <div className="kit-two">
        <div>
          <Disclosure title="Fit and size" isInitiallyOpen><p className="meta">True to size. Half a size up with a thick sock.</p></Disclosure>
          <Disclosure title="Care and resoling"><p className="meta">Brush, then wax.</p></Disclosure>
        </div>
        <Disclosure title="Availability" kind="facet" isInitiallyOpen>
          <CheckboxField defaultSelected count={31}>In stock</CheckboxField>
          <CheckboxField count={19}>Pick up at Pearl Street</CheckboxField>
        </Disclosure>
      </div>
      <div className="kit-row">
        {(['moss', 'stone', 'sand', 'lake', 'clay'] as const).map((tint) => (
          <div key={tint} className="kit-swatch-plate">
            <ProductPlate src={kitPicture} alt="" tint={tint} isWaiting={tint === 'clay'}>
              <span className="label">{tint}</span>
              <IconButton icon="heart" name={`Add ${tint} to your wishlist`} isOn={tint === 'sand'} />
            </ProductPlate>
          </div>
        ))}
        <SkeletonGroup label="Loading"><Skeleton width="10rem" ratio="4 / 5" /></SkeletonGroup>
      </div>
      <Pagination current={5} total={12} hrefOf={(page) => `/boots?page=${page}`} />
    </section>
  )
}
