import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import './FilterTag.css'

/** A filter that is on. Pressing it takes it off. */
export function FilterTag({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useCopy('shell')
  return (
    <button type="button" className="filter-tag" aria-label={t.removeNamed({ name })} onClick={onRemove}>
      {name}
      <Icon name="close" />
    </button>
  )
}
