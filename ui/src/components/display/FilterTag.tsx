import { useCopy } from '../../copy/useCopy.ts'
import { Icon } from '../basic/Icon.tsx'
import './FilterTag.css'

/** An active filter. Pressing removes it. */
export const FilterTag = ({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) => {
  const t = useCopy('shell')
  return (
    <button type="button" className="filter-tag" aria-label={t.removeNamed({ name })} onClick={onRemove}>
      {name}
      <Icon name="close" />
    </button>
  )
}
