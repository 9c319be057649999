import { Button } from '../components/Button.tsx'

export interface OfferedPartProps {
  readonly name: string
  /** What is on it, or what it takes. */
  readonly detail: string
  readonly act: string
  /** The act with what it is about. */
  readonly actNamed: string
  readonly onUse: () => void
}

/** LOY-08, LOY-10: something that could pay a part of the order, one press away. */
export function OfferedPart({ name, detail, act, actNamed, onUse }: OfferedPartProps) {
  return (
    <li className="held-card">
      <span>
        <b>{name}</b> <span className="meta">{detail}</span>
      </span>
      <Button aria-label={actNamed} onPress={onUse}>
        {act}
      </Button>
    </li>
  )
}
