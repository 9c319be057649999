import { memo } from 'react'
import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { Button } from '../components/basic/Button.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { FacetPanel } from './FacetPanel.tsx'

interface FilterSheetProps {
  readonly listing: Listing
  readonly onClose: () => void
}

/**
 * Below lg: the same choices in a sheet. They apply at once; the button only closes. The panel is not redrawn while its
 * choices change.
 */
export const FilterSheet = memo(function FilterSheet({ listing, onClose }: FilterSheetProps) {
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
})
