import { Button } from 'react-aria-components/Button'
import { useCopy } from '../copy/useCopy.ts'
import { Icon } from './Icon.tsx'
import './FilterTag.css'

/** A filter that is on. Pressing it takes it off. */
export function FilterTag({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useCopy('shell')
  return (
    <Button className="filter-tag" aria-label={t.removeNamed({ name })} onPress={onRemove}>
      {name}
      <Icon name="close" />
    </Button>
  )
}
