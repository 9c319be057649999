import './CatalogueScreen.css'
import './GoodsScreen.css'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ImportForm } from './ImportForm.tsx'

/** OPS-35, OPS-36: the whole catalogue as files, in and out. */
export const CatalogueScreen = () => (
  <ScreenFrame title="Import and export">
    <div className="files">
      <ImportForm />
      <ExportForm />
    </div>
  </ScreenFrame>
)
