import { useCopy } from '../copy/useCopy.ts'
import './PartSwitch.css'

export type PartName = 'events' | 'screen' | 'change' | 'whatIf'

/** REC-06: on a narrow screen, the part of the page that is shown; a wide one shows all of them and not this. */
export const PartSwitch = ({
  part,
  onChoose,
}: {
  readonly part: PartName
  readonly onChoose: (part: PartName) => void
}) => {
  const t = useCopy('debug')
  const names: Readonly<Record<PartName, string>> = {
    events: t.partEvents(),
    screen: t.partScreen(),
    change: t.partChange(),
    whatIf: t.partWhatIf(),
  }
  return (
    <div className="part-switch" role="group" aria-label={t.parts()}>
      {parts.map((one) => (
        <button key={one} type="button" aria-pressed={one === part} onClick={() => onChoose(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  )
}

const parts: readonly PartName[] = ['events', 'screen', 'change', 'whatIf']
