import type { Listing } from '../../../contracts/api/catalogue.ts'
import { Button } from '../components/Button.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { FacetPanel } from './FacetPanel.tsx'

/** Below lg: the same choices in a sheet. They count at once; the button only closes. */
export function FilterSheet({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }) {
  const t = useCopy('catalog')
  return (
    <SidePanel
      name="filters"
      title={t.filters()}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isWide onPress={onClose}>
          {t.showStyles({ count: listing.total })}
        </Button>
      }
    >
      <div className="side-panel-inset">
        <FacetPanel listing={listing} />
      </div>
    </SidePanel>
  )
}
